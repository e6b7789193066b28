CREATE TABLE "mailbox_sales" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"discount_order" uuid,
	"discount_until" timestamp with time zone,
	"withdrawals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"released_at" timestamp with time zone,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailbox_sales" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "system_rows" ON "mailbox_sales" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);