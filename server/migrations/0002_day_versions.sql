CREATE TABLE "day_versions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "day_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "day_versions" ADD CONSTRAINT "day_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "day_versions" AS PERMISSIVE FOR ALL TO "app_user" USING ("day_versions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("day_versions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "day_versions" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE FUNCTION public.change_day_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  -- One version per transaction, however many rows it writes.
  IF current_setting('app.changed_day', true) = owner::text THEN RETURN NULL; END IF;
  UPDATE public.day_versions SET version = gen_random_uuid() WHERE user_id IN (owner, OLD.user_id);
  -- A deletion adds none: the account itself may be going, and a day without a version is never taken from memory.
  IF NOT FOUND AND TG_OP <> 'DELETE' THEN
    INSERT INTO public.day_versions (user_id, version) VALUES (owner, gen_random_uuid())
    ON CONFLICT (user_id) DO UPDATE SET version = excluded.version;
  END IF;
  PERFORM set_config('app.changed_day', owner::text, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER change_day_version AFTER INSERT OR UPDATE OR DELETE ON public.profiles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.change_day_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER change_day_version AFTER INSERT OR UPDATE OR DELETE ON public.meals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.change_day_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER change_day_version AFTER INSERT OR UPDATE OR DELETE ON public.diet_compliance DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.change_day_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER change_day_version AFTER INSERT OR UPDATE OR DELETE ON public.water_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.change_day_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER change_day_version AFTER INSERT OR UPDATE OR DELETE ON public.check_ins DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.change_day_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER change_day_version AFTER INSERT OR UPDATE OR DELETE ON public.user_diets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.change_day_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER change_day_version AFTER INSERT OR UPDATE OR DELETE ON public.week_plans DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.change_day_version();
--> statement-breakpoint
-- Free space in each page, so that a new version needs no new index entry.
ALTER TABLE "day_versions" SET (fillfactor = 50);
