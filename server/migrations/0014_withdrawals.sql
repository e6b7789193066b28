ALTER TABLE "payments" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "surplus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "recent_scans" jsonb DEFAULT '[]'::jsonb NOT NULL;