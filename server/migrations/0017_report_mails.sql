CREATE TABLE "report_mails" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period_start" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "report_mails_user_id_kind_period_start_pk" PRIMARY KEY("user_id","kind","period_start")
);
--> statement-breakpoint
ALTER TABLE "report_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "weekly_summary_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "monthly_report_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mails_open" ON "report_mails" USING btree ("due_at") WHERE "report_mails"."settled_at" is null;--> statement-breakpoint
CREATE POLICY "system_rows" ON "report_mails" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);