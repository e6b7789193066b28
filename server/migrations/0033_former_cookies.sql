-- A default that is computed once: no row is written for it. What is opened from here on has none.
ALTER TABLE "private"."sessions" ADD COLUMN "former_cookie_until" timestamp with time zone DEFAULT now() + interval '30 days';
--> statement-breakpoint
ALTER TABLE "private"."sessions" ALTER COLUMN "former_cookie_until" DROP DEFAULT;
