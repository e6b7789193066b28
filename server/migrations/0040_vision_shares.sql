CREATE TABLE "vision_shares" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vision_shares_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "vision_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "vision_usage" ADD COLUMN "trial_calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "food_scans" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "vision_shares" ADD CONSTRAINT "vision_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_read" ON "vision_shares" AS PERMISSIVE FOR SELECT TO "app_user" USING ("vision_shares"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "vision_shares" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);