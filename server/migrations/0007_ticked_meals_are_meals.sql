-- Before the release, run these two statements by hand, outside a transaction:
--   alter table "meals" add column if not exists "planned_type" text;
--   create unique index concurrently if not exists "meals_one_per_tick" on "meals" ("user_id", "date", "planned_type") where "planned_type" is not null;
ALTER TABLE "meals" ADD COLUMN IF NOT EXISTS "planned_type" text;--> statement-breakpoint
-- brief lock: the index exists if it was built by hand; otherwise all of the table is read while the lock of the new column keeps readers and writers out
CREATE UNIQUE INDEX IF NOT EXISTS "meals_one_per_tick" ON "meals" USING btree ("user_id","date","planned_type") WHERE "meals"."planned_type" is not null;
