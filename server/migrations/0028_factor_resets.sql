CREATE TABLE "private"."factor_resets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "private"."factor_resets" ADD CONSTRAINT "factor_resets_user_id_authenticators_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."authenticators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_resets_by_age" ON "private"."factor_resets" USING btree ("asked_at");