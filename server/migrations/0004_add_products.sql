CREATE TABLE "products" (
	"code" text PRIMARY KEY NOT NULL,
	"product" jsonb NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "system_rows" ON "products" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);