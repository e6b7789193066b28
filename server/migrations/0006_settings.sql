CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"meal_reminders" boolean DEFAULT true NOT NULL,
	"weekly_tips" boolean DEFAULT true NOT NULL,
	"foodscan_reminders" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Forced row security hides every profile from the owner too; it is forced again after the migrations.
ALTER TABLE "profiles" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "user_settings" ("user_id", "meal_reminders") SELECT "user_id", false FROM "profiles" WHERE NOT "meal_reminders";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "meal_reminders";--> statement-breakpoint
CREATE POLICY "own_rows" ON "user_settings" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_settings"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("user_settings"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "user_settings" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);