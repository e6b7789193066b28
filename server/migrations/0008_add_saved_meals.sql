CREATE TABLE "saved_meals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"meal_type" text NOT NULL,
	"parts" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_meals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "saved_meals_one_per_name" UNIQUE("user_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "saved_meals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_meals" ADD CONSTRAINT "saved_meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "saved_meals" AS PERMISSIVE FOR ALL TO "app_user" USING ("saved_meals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("saved_meals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "saved_meals" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);