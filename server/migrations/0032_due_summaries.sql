CREATE TABLE "due_summaries" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"start" date NOT NULL,
	CONSTRAINT "due_summaries_user_id_kind_start_pk" PRIMARY KEY("user_id","kind","start")
);
--> statement-breakpoint
ALTER TABLE "due_summaries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "due_summaries" ADD CONSTRAINT "due_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_summaries_by_start" ON "due_summaries" USING btree ("kind","start","user_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "due_summaries" AS PERMISSIVE FOR ALL TO "app_user" USING ("due_summaries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("due_summaries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "due_summaries" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.forget_summaries_of_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever computes a summary holds this lock alone, from before it reads the days until it has kept what it read.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('summaries', 0) # hashtextextended(coalesce(NEW.user_id, OLD.user_id)::text, 0));
  -- What goes with its account leaves nothing to be made: the owner of the tables, who takes it out, finds none here.
  IF TG_OP <> 'INSERT' THEN
    WITH gone AS (DELETE FROM public.weekly_summaries WHERE user_id = OLD.user_id AND week_start = date_trunc('week', OLD.date::timestamp)::date RETURNING user_id, week_start)
    INSERT INTO public.due_summaries (user_id, kind, start) SELECT user_id, 'week', week_start FROM gone ON CONFLICT DO NOTHING;
    WITH gone AS (DELETE FROM public.monthly_reports WHERE user_id = OLD.user_id AND month_start = date_trunc('month', OLD.date::timestamp)::date RETURNING user_id, month_start)
    INSERT INTO public.due_summaries (user_id, kind, start) SELECT user_id, 'month', month_start FROM gone ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' AND (NEW.user_id, NEW.date) IS DISTINCT FROM (OLD.user_id, OLD.date) THEN
    DELETE FROM public.weekly_summaries WHERE user_id = NEW.user_id AND week_start = date_trunc('week', NEW.date::timestamp)::date;
    DELETE FROM public.monthly_reports WHERE user_id = NEW.user_id AND month_start = date_trunc('month', NEW.date::timestamp)::date;
    INSERT INTO public.due_summaries (user_id, kind, start) VALUES
      (NEW.user_id, 'week', date_trunc('week', NEW.date::timestamp)::date),
      (NEW.user_id, 'month', date_trunc('month', NEW.date::timestamp)::date)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.forget_summaries_of_scan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := coalesce(NEW.user_id, OLD.user_id);
  moment timestamptz := coalesce(NEW.created_at, OLD.created_at);
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('summaries', 0) # hashtextextended(owner::text, 0));
  -- Whichever month it is where the person lives: no clock is a day away from another.
  WITH gone AS (DELETE FROM public.monthly_reports WHERE user_id = owner AND month_start IN (
    date_trunc('month', (moment - interval '1 day') AT TIME ZONE 'UTC')::date,
    date_trunc('month', (moment + interval '1 day') AT TIME ZONE 'UTC')::date) RETURNING user_id, month_start)
  INSERT INTO public.due_summaries (user_id, kind, start) SELECT user_id, 'month', month_start FROM gone ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.forget_summaries_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('summaries', 0) # hashtextextended(NEW.user_id::text, 0));
  WITH gone AS (DELETE FROM public.monthly_reports WHERE user_id = NEW.user_id RETURNING user_id, month_start)
  INSERT INTO public.due_summaries (user_id, kind, start) SELECT user_id, 'month', month_start FROM gone ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
