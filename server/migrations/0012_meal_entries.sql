CREATE TABLE "meal_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meal_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "meal_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "food_scans" ADD COLUMN "eaten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meal_entries" ADD CONSTRAINT "meal_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "meal_entries" AS PERMISSIVE FOR ALL TO "app_user" USING ("meal_entries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("meal_entries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "meal_entries" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);