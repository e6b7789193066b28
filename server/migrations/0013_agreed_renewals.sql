ALTER TABLE "payments" ADD COLUMN "cancels_renewal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "unwanted_since" timestamp with time zone;--> statement-breakpoint
-- Forced row security hides every row from the owner too; it is forced again after the migrations.
ALTER TABLE "renewals" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What was agreed to until now cost what the plans cost on this day.
UPDATE "renewals" SET "amount_cents" = CASE "plan" WHEN 'basic' THEN 2990 WHEN 'monthly' THEN 4990 ELSE 29900 END;--> statement-breakpoint
ALTER TABLE "renewals" ALTER COLUMN "amount_cents" SET NOT NULL;
