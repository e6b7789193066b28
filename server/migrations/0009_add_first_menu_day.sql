ALTER TABLE "default_diets" ADD COLUMN "first_menu_on" date;--> statement-breakpoint
UPDATE "default_diets" SET "first_menu_on" = ("created_at" AT TIME ZONE 'UTC' - interval '5 hours')::date;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER change_day_version AFTER INSERT OR UPDATE OR DELETE ON public.default_diets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.change_day_version();
