CREATE TABLE "recipe_favorites" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipe_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipe_favorites_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "recipe_favorites_once" UNIQUE("user_id","recipe_id")
);
--> statement-breakpoint
ALTER TABLE "recipe_favorites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recipe_favorites" ADD CONSTRAINT "recipe_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "recipe_favorites" AS PERMISSIVE FOR ALL TO "app_user" USING ("recipe_favorites"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("recipe_favorites"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "recipe_favorites" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);