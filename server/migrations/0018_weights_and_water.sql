CREATE TABLE "water_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	"ml" integer NOT NULL,
	"drunk_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "water_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "water_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "weight_postponements" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"trend_kg" numeric(4, 1) NOT NULL,
	"target_kg" numeric(4, 1) NOT NULL,
	"postponed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "weight_postponements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "weights" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"weight_kg" numeric(4, 1) NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weights_user_id_date_pk" PRIMARY KEY("user_id","date"),
	CONSTRAINT "weights_of_a_person" CHECK ("weights"."weight_kg" between 30 and 300)
);
--> statement-breakpoint
ALTER TABLE "weights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "water_entries" ADD CONSTRAINT "water_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weight_postponements" ADD CONSTRAINT "weight_postponements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weights" ADD CONSTRAINT "weights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "water_entries_by_day" ON "water_entries" USING btree ("user_id","date");--> statement-breakpoint
CREATE POLICY "own_rows" ON "water_entries" AS PERMISSIVE FOR ALL TO "app_user" USING ("water_entries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("water_entries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "water_entries" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "weight_postponements" AS PERMISSIVE FOR ALL TO "app_user" USING ("weight_postponements"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("weight_postponements"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "weight_postponements" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "weights" AS PERMISSIVE FOR ALL TO "app_user" USING ("weights"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("weights"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "weights" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);