CREATE TABLE "diet_compliance" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"id" uuid NOT NULL,
	"diet_id" uuid NOT NULL,
	"is_followed" boolean NOT NULL,
	"meal_compliance" jsonb NOT NULL,
	"eaten" jsonb NOT NULL,
	"compliance_percentage" integer NOT NULL,
	"manual_adjustments" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "diet_compliance_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
ALTER TABLE "diet_compliance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "default_diets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "default_diets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_diets" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"generation_status" text DEFAULT 'pending' NOT NULL,
	"generation_id" uuid,
	"generation_started_at" timestamp with time zone,
	"generations" integer DEFAULT 0 NOT NULL,
	"targets_rest" jsonb NOT NULL,
	"targets_training" jsonb NOT NULL,
	"training_weekdays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"styles_required" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"disallowed_tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"menu" jsonb,
	"is_plain" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_diets_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "user_diets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "week_plans" (
	"user_id" uuid NOT NULL,
	"week_start" date NOT NULL,
	"id" uuid NOT NULL,
	"diet_id" uuid NOT NULL,
	"observations" text DEFAULT '' NOT NULL,
	"understood" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ignored" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"removed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"menu" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"is_plain" boolean DEFAULT false NOT NULL,
	"generations" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "week_plans_user_id_week_start_pk" PRIMARY KEY("user_id","week_start")
);
--> statement-breakpoint
ALTER TABLE "week_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "diet_compliance" ADD CONSTRAINT "diet_compliance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_diets" ADD CONSTRAINT "default_diets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_diets" ADD CONSTRAINT "user_diets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_plans" ADD CONSTRAINT "week_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_diets_by_time" ON "user_diets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_diets_one_active" ON "user_diets" USING btree ("user_id") WHERE "user_diets"."is_active";--> statement-breakpoint
CREATE POLICY "own_rows" ON "diet_compliance" AS PERMISSIVE FOR ALL TO "app_user" USING ("diet_compliance"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("diet_compliance"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "diet_compliance" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "default_diets" AS PERMISSIVE FOR ALL TO "app_user" USING ("default_diets"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("default_diets"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "default_diets" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "user_diets" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_diets"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("user_diets"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "user_diets" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "week_plans" AS PERMISSIVE FOR ALL TO "app_user" USING ("week_plans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("week_plans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "week_plans" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);