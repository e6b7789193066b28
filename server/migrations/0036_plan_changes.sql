ALTER TABLE "profiles" ADD COLUMN "plan_change" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "rules_read_by" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "fast_loss" jsonb;