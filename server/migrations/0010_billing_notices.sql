CREATE TABLE "billing_mails" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "billing_mails_user_id_kind_subject_id_pk" PRIMARY KEY("user_id","kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "billing_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_mails_open" ON "billing_mails" USING btree ("due_at") WHERE "billing_mails"."settled_at" is null;--> statement-breakpoint
CREATE POLICY "system_rows" ON "billing_mails" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);