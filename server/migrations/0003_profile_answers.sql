DROP POLICY "own_rows" ON "questionnaires" CASCADE;--> statement-breakpoint
DROP POLICY "system_rows" ON "questionnaires" CASCADE;--> statement-breakpoint
DROP TABLE "questionnaires" CASCADE;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "target_plan" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "answered_at" timestamp with time zone;