CREATE TABLE "private"."confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	"meal_type" text NOT NULL,
	"source" text NOT NULL,
	"scan_id" uuid,
	"eaten_at" timestamp with time zone NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "meals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "meals_one_per_scan" UNIQUE("user_id","scan_id")
);
--> statement-breakpoint
ALTER TABLE "meals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"timezone" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"notification_times" jsonb DEFAULT '{"breakfast":"08:00","lunch":"12:00","dinner":"19:00"}'::jsonb NOT NULL,
	"meal_reminders" boolean DEFAULT true NOT NULL,
	"ladle_grams" double precision
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"target_plan" jsonb NOT NULL,
	"answered_on" date NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questionnaires" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "food_scans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"meal_type" text NOT NULL,
	"holds_quota" boolean NOT NULL,
	"photo_key" text,
	"photo_sha256" text,
	"recognised_by" text DEFAULT 'nobody' NOT NULL,
	"recognising_since" timestamp with time zone,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unmatched" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "food_scans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "food_scans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vision_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vision_usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"trial_end" timestamp with time zone,
	"scans_quota" integer,
	"scans_used" integer DEFAULT 0 NOT NULL,
	"payment_method" text DEFAULT 'mp' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "private"."confirmations" ADD CONSTRAINT "confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_scans" ADD CONSTRAINT "food_scans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meals_by_day" ON "meals" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "food_scans_by_time" ON "food_scans" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "meals" AS PERMISSIVE FOR ALL TO "app_user" USING ("meals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("meals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "meals" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "profiles" AS PERMISSIVE FOR ALL TO "app_user" USING ("profiles"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("profiles"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "profiles" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "questionnaires" AS PERMISSIVE FOR ALL TO "app_user" USING ("questionnaires"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("questionnaires"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "questionnaires" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "food_scans" AS PERMISSIVE FOR ALL TO "app_user" USING ("food_scans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("food_scans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "food_scans" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "vision_usage" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows_read" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "app_user" USING ("subscriptions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "subscriptions" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);