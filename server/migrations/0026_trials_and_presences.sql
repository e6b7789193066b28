CREATE TABLE "private"."presences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"noticed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "used_trials" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "used_trials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "private"."presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presences_by_age" ON "private"."presences" USING btree ("seen_at");--> statement-breakpoint
CREATE POLICY "system_rows" ON "used_trials" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);