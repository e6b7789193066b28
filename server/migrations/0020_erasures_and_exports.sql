CREATE TABLE "data_exports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "private"."erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"remainder" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."fiscal_records" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"method" text,
	"installments" integer NOT NULL,
	"provider_payment_ids" jsonb NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fiscal_records_by_end" ON "private"."fiscal_records" USING btree ("kept_until");--> statement-breakpoint
CREATE POLICY "own_rows" ON "data_exports" AS PERMISSIVE FOR ALL TO "app_user" USING ("data_exports"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("data_exports"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "data_exports" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);