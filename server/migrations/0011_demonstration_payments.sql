ALTER TABLE "payments" ADD COLUMN "is_demonstration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "is_demonstration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Forced row security hides every row from the owner too; it is forced again after the migrations.
ALTER TABLE "payments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "renewals" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Until now only the address where an order was to be paid told a demonstration from a sale.
UPDATE "payments" SET "is_demonstration" = true WHERE "checkout_address" LIKE '%/demonstracao/pagamento/%';--> statement-breakpoint
UPDATE "renewals" SET "is_demonstration" = true WHERE "id" IN (SELECT "renewal_id" FROM "payments" WHERE "is_demonstration");--> statement-breakpoint
UPDATE "payments" SET "is_demonstration" = true WHERE "renewal_id" IN (SELECT "id" FROM "renewals" WHERE "is_demonstration");