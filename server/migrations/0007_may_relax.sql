ALTER TABLE "user_diets" ADD COLUMN "may_relax" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "week_plans" ADD COLUMN "may_relax" jsonb DEFAULT '[]'::jsonb NOT NULL;