CREATE TABLE "monthly_reports" (
	"user_id" uuid NOT NULL,
	"month_start" date NOT NULL,
	"days_logged" integer NOT NULL,
	"avg_compliance_percentage" integer,
	"avg_protein_g" double precision,
	"basis" text NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"total_scans_used" integer NOT NULL,
	CONSTRAINT "monthly_reports_user_id_month_start_pk" PRIMARY KEY("user_id","month_start")
);
--> statement-breakpoint
ALTER TABLE "monthly_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "weekly_summaries" (
	"user_id" uuid NOT NULL,
	"week_start" date NOT NULL,
	"days_logged" integer NOT NULL,
	"avg_compliance_percentage" integer,
	"avg_protein_g" double precision,
	"basis" text NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_summaries_user_id_week_start_pk" PRIMARY KEY("user_id","week_start")
);
--> statement-breakpoint
ALTER TABLE "weekly_summaries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "monthly_reports" ADD CONSTRAINT "monthly_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_summaries" ADD CONSTRAINT "weekly_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "monthly_reports" AS PERMISSIVE FOR ALL TO "app_user" USING ("monthly_reports"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("monthly_reports"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "monthly_reports" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "weekly_summaries" AS PERMISSIVE FOR ALL TO "app_user" USING ("weekly_summaries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("weekly_summaries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "weekly_summaries" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE FUNCTION public.forget_summaries_of_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever computes a summary holds this lock alone, from before it reads the days until it has kept what it read.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('summaries', 0) # hashtextextended(coalesce(NEW.user_id, OLD.user_id)::text, 0));
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM public.weekly_summaries WHERE user_id = OLD.user_id AND week_start = date_trunc('week', OLD.date::timestamp)::date;
    DELETE FROM public.monthly_reports WHERE user_id = OLD.user_id AND month_start = date_trunc('month', OLD.date::timestamp)::date;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    DELETE FROM public.weekly_summaries WHERE user_id = NEW.user_id AND week_start = date_trunc('week', NEW.date::timestamp)::date;
    DELETE FROM public.monthly_reports WHERE user_id = NEW.user_id AND month_start = date_trunc('month', NEW.date::timestamp)::date;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.forget_summaries_of_scan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := coalesce(NEW.user_id, OLD.user_id);
  moment timestamptz := coalesce(NEW.created_at, OLD.created_at);
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('summaries', 0) # hashtextextended(owner::text, 0));
  -- Whichever month it is where the person lives: no clock is a day away from another.
  DELETE FROM public.monthly_reports WHERE user_id = owner AND month_start IN (
    date_trunc('month', (moment - interval '1 day') AT TIME ZONE 'UTC')::date,
    date_trunc('month', (moment + interval '1 day') AT TIME ZONE 'UTC')::date);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.forget_summaries_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('summaries', 0) # hashtextextended(NEW.user_id::text, 0));
  DELETE FROM public.monthly_reports WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_summaries AFTER INSERT OR UPDATE OR DELETE ON public.meals FOR EACH ROW EXECUTE FUNCTION public.forget_summaries_of_day();
--> statement-breakpoint
CREATE TRIGGER forget_summaries AFTER INSERT OR UPDATE OR DELETE ON public.diet_compliance FOR EACH ROW EXECUTE FUNCTION public.forget_summaries_of_day();
--> statement-breakpoint
CREATE TRIGGER forget_summaries AFTER INSERT OR UPDATE OF status, created_at OR DELETE ON public.food_scans FOR EACH ROW EXECUTE FUNCTION public.forget_summaries_of_scan();
--> statement-breakpoint
CREATE TRIGGER forget_summaries AFTER UPDATE OF timezone ON public.profiles FOR EACH ROW WHEN (OLD.timezone IS DISTINCT FROM NEW.timezone) EXECUTE FUNCTION public.forget_summaries_of_account();
