ALTER TABLE "meals" ADD COLUMN "planned_type" text;--> statement-breakpoint
-- brief lock: the index covers ticked meals only, and no row has one yet
CREATE UNIQUE INDEX "meals_one_per_tick" ON "meals" USING btree ("user_id","date","planned_type") WHERE "meals"."planned_type" is not null;
