CREATE TABLE "due_report_mails" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period_start" date NOT NULL,
	CONSTRAINT "due_report_mails_kind_period_start_user_id_pk" PRIMARY KEY("kind","period_start","user_id")
);
--> statement-breakpoint
ALTER TABLE "due_report_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "due_report_mails" ADD CONSTRAINT "due_report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_report_mails_of_account" ON "due_report_mails" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "due_report_mails" AS PERMISSIVE FOR ALL TO "app_user" USING ("due_report_mails"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("due_report_mails"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "due_report_mails" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE FUNCTION public.note_due_report_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.due_report_mails (user_id, kind, period_start)
  VALUES (NEW.user_id, CASE NEW.kind WHEN 'week' THEN 'weekly' ELSE 'monthly' END, NEW.start)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_due_report_mail AFTER INSERT ON public.due_summaries FOR EACH ROW EXECUTE FUNCTION public.note_due_report_mail();
--> statement-breakpoint
ALTER TABLE "due_summaries" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- What is under way; of what was made before, mails were found.
INSERT INTO public.due_report_mails (user_id, kind, period_start)
SELECT user_id, CASE kind WHEN 'week' THEN 'weekly' ELSE 'monthly' END, start FROM public.due_summaries;
