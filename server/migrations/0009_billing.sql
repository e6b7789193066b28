CREATE TABLE "payment_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"resource_id" text NOT NULL,
	"action" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_notices_once" UNIQUE("type","resource_id","action","message")
);
--> statement-breakpoint
ALTER TABLE "payment_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "renewals" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"plan" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"provider_renewal_id" text,
	"card_since" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"next_charge_at" timestamp with time zone,
	"retrying_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "renewals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "renewals_by_reference" UNIQUE("id"),
	CONSTRAINT "renewals_once" UNIQUE("provider_renewal_id")
);
--> statement-breakpoint
ALTER TABLE "renewals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "private"."demonstration_documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "private"."demonstration_documents_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document" jsonb NOT NULL,
	CONSTRAINT "demonstration_documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kind" text DEFAULT 'one_off' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "renewal_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checkout_address" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checkout_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "words" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "quota_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "purchases" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "renewal" jsonb;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_renewal_id_renewals_user_id_id_fk" FOREIGN KEY ("user_id","renewal_id") REFERENCES "public"."renewals"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "plan";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_by_reference" UNIQUE("id");--> statement-breakpoint
CREATE POLICY "system_rows" ON "payment_notices" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows_read" ON "renewals" AS PERMISSIVE FOR SELECT TO "app_user" USING ("renewals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "renewals" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);