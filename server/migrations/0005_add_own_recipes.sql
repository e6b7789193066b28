CREATE TABLE "own_recipes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"recipe" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"food" jsonb NOT NULL,
	"is_in_menus" boolean NOT NULL,
	"source_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "own_recipes_user_id_id_revision_pk" PRIMARY KEY("user_id","id","revision")
);
--> statement-breakpoint
ALTER TABLE "own_recipes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "own_recipes" ADD CONSTRAINT "own_recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "own_recipes" AS PERMISSIVE FOR ALL TO "app_user" USING ("own_recipes"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("own_recipes"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "own_recipes" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);