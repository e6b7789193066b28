CREATE TABLE "private"."session_ends" (
	"who" text PRIMARY KEY NOT NULL,
	"ended_at" bigint NOT NULL
);
