ALTER TABLE "profiles" ADD COLUMN "wants_proposals" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "declined_meal_id" uuid;