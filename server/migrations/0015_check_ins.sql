CREATE TABLE "check_ins" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_ins_user_id_date_type_pk" PRIMARY KEY("user_id","date","type")
);
--> statement-breakpoint
ALTER TABLE "check_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "check_ins" AS PERMISSIVE FOR ALL TO "app_user" USING ("check_ins"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("check_ins"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "check_ins" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);