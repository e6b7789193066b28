CREATE TABLE "acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"act" text NOT NULL,
	"about" text,
	"recorded_at" timestamp with time zone NOT NULL,
	"request_id" text,
	"truncated_ip" text,
	"device" text
);
--> statement-breakpoint
ALTER TABLE "acts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acts_of_account" ON "acts" USING btree ("user_id","recorded_at");--> statement-breakpoint
CREATE INDEX "acts_by_age" ON "acts" USING btree ("recorded_at");--> statement-breakpoint
CREATE POLICY "own_rows_read" ON "acts" AS PERMISSIVE FOR SELECT TO "app_user" USING ("acts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "own_rows_add" ON "acts" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("acts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows_read" ON "acts" AS PERMISSIVE FOR SELECT TO "app_system" USING (true);--> statement-breakpoint
CREATE POLICY "system_rows_add" ON "acts" AS PERMISSIVE FOR INSERT TO "app_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "ended_rows" ON "acts" AS PERMISSIVE FOR DELETE TO "app_system" USING ("acts"."recorded_at" < now() - make_interval(days => 183));