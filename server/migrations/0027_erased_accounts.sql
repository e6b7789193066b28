CREATE TABLE "private"."erased_accounts" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
