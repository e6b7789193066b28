CREATE TABLE "private"."confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."presences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"noticed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "private"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"second_factor_at" timestamp with time zone,
	"mail_proven_at" timestamp with time zone,
	"former_cookie_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "private"."users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "private"."verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "used_trials" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "used_trials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "private"."factor_resets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "private"."passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"timezone" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"notification_times" jsonb DEFAULT '{"breakfast":"08:00","lunch":"12:00","dinner":"19:00"}'::jsonb NOT NULL,
	"ladle_grams" double precision,
	"answers" jsonb,
	"target_plan" jsonb,
	"answered_at" timestamp with time zone,
	"plan_change" jsonb,
	"rules_read_by" text,
	"fast_loss" jsonb,
	"keeps_numbers_hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "private"."authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "private"."sign_in_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."trusted_devices" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"meal_reminders" boolean DEFAULT true NOT NULL,
	"weekly_tips" boolean DEFAULT true NOT NULL,
	"foodscan_reminders" boolean DEFAULT true NOT NULL,
	"weekly_summary_mail" boolean DEFAULT true NOT NULL,
	"monthly_report_mail" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"resource_id" text NOT NULL,
	"action" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_notices_once" UNIQUE("type","resource_id","action","message")
);
--> statement-breakpoint
ALTER TABLE "payment_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"plan" text NOT NULL,
	"kind" text DEFAULT 'one_off' NOT NULL,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"cancels_renewal" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"method" text,
	"installments" integer DEFAULT 1 NOT NULL,
	"renewal_id" uuid,
	"provider_payment_id" text,
	"checkout_address" text,
	"checkout_until" timestamp with time zone,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"surplus" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refunded_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payments_by_reference" UNIQUE("id"),
	CONSTRAINT "payments_once" UNIQUE("provider_payment_id")
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "renewals" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"plan" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider_renewal_id" text,
	"card_since" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"unwanted_since" timestamp with time zone,
	"next_charge_at" timestamp with time zone,
	"retrying_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "renewals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "renewals_by_reference" UNIQUE("id"),
	CONSTRAINT "renewals_once" UNIQUE("provider_renewal_id")
);
--> statement-breakpoint
ALTER TABLE "renewals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"trial_end" timestamp with time zone,
	"scans_quota" integer,
	"scans_used" integer DEFAULT 0 NOT NULL,
	"quota_start" timestamp with time zone,
	"recent_scans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payment_method" text DEFAULT 'mp' NOT NULL,
	"purchases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"renewal" jsonb
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "diet_compliance" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"id" uuid NOT NULL,
	"diet_id" uuid NOT NULL,
	"is_followed" boolean NOT NULL,
	"meal_compliance" jsonb NOT NULL,
	"eaten" jsonb NOT NULL,
	"compliance_percentage" integer NOT NULL,
	"manual_adjustments" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "diet_compliance_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
ALTER TABLE "diet_compliance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "check_ins" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_ins_user_id_date_type_pk" PRIMARY KEY("user_id","date","type")
);
--> statement-breakpoint
ALTER TABLE "check_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "meal_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meal_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "meal_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "meals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	"meal_type" text NOT NULL,
	"source" text NOT NULL,
	"scan_id" uuid,
	"eaten_at" timestamp with time zone NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "meals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "meals_one_per_scan" UNIQUE("user_id","scan_id")
);
--> statement-breakpoint
ALTER TABLE "meals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "water_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	"ml" integer NOT NULL,
	"drunk_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "water_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "water_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "weight_postponements" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"trend_kg" numeric(4, 1) NOT NULL,
	"target_kg" numeric(4, 1) NOT NULL,
	"postponed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "weight_postponements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "weights" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"weight_kg" numeric(4, 1) NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weights_user_id_date_pk" PRIMARY KEY("user_id","date"),
	CONSTRAINT "weights_of_a_person" CHECK ("weights"."weight_kg" between 30 and 300)
);
--> statement-breakpoint
ALTER TABLE "weights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "default_diets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "default_diets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_diets" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"generation_status" text DEFAULT 'pending' NOT NULL,
	"generation_id" uuid,
	"generation_started_at" timestamp with time zone,
	"generations" integer DEFAULT 0 NOT NULL,
	"targets_rest" jsonb NOT NULL,
	"targets_training" jsonb NOT NULL,
	"training_weekdays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"styles_required" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"disallowed_tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"may_relax" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"menu" jsonb,
	"is_plain" boolean DEFAULT false NOT NULL,
	"next_week_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_diets_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "user_diets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "week_plans" (
	"user_id" uuid NOT NULL,
	"week_start" date NOT NULL,
	"id" uuid NOT NULL,
	"diet_id" uuid NOT NULL,
	"observations" text DEFAULT '' NOT NULL,
	"understood" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ignored" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"removed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"may_relax" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rebalances" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"menu" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"is_plain" boolean DEFAULT false NOT NULL,
	"generations" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "week_plans_user_id_week_start_pk" PRIMARY KEY("user_id","week_start")
);
--> statement-breakpoint
ALTER TABLE "week_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"last_ok_at" timestamp with time zone,
	"fail_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminder_deliveries" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"claimed_at" timestamp with time zone,
	"attempts" integer DEFAULT 1 NOT NULL,
	"try_at" timestamp with time zone,
	"waiting" jsonb,
	"sent_at" timestamp with time zone,
	CONSTRAINT "reminder_deliveries_user_id_kind_date_pk" PRIMARY KEY("user_id","kind","date")
);
--> statement-breakpoint
ALTER TABLE "reminder_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "due_report_mails" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period_start" date NOT NULL,
	CONSTRAINT "due_report_mails_kind_period_start_user_id_pk" PRIMARY KEY("kind","period_start","user_id")
);
--> statement-breakpoint
ALTER TABLE "due_report_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "private"."demonstration_documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "private"."demonstration_documents_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document" jsonb NOT NULL,
	CONSTRAINT "demonstration_documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "private"."instance_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."mailbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "private"."mailbox_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sent_at" timestamp with time zone NOT NULL,
	"message" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."session_ends" (
	"who" text PRIMARY KEY NOT NULL,
	"ended_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."erased_accounts" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"remainder" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."fiscal_records" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"method" text,
	"installments" integer NOT NULL,
	"provider_payment_ids" jsonb NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"act" text NOT NULL,
	"about" text,
	"recorded_at" timestamp with time zone NOT NULL,
	"request_id" text,
	"truncated_ip" text,
	"device" text
);
--> statement-breakpoint
ALTER TABLE "acts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"granted" boolean NOT NULL,
	"text_version" text NOT NULL,
	"text_sha256" text NOT NULL,
	"locale" text DEFAULT 'pt-BR' NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"truncated_ip" text,
	"user_agent_hash" text,
	"source" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_exports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recipe_favorites" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipe_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipe_favorites_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "recipe_favorites_once" UNIQUE("user_id","recipe_id")
);
--> statement-breakpoint
ALTER TABLE "recipe_favorites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recipe_image_misses" (
	"recipe_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipe_image_misses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recipe_images" (
	"recipe_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"version" text NOT NULL,
	"credit" text,
	"credit_url" text,
	"model" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipe_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "due_summaries" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"start" date NOT NULL,
	CONSTRAINT "due_summaries_user_id_kind_start_pk" PRIMARY KEY("user_id","kind","start")
);
--> statement-breakpoint
ALTER TABLE "due_summaries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "monthly_reports" (
	"user_id" uuid NOT NULL,
	"month_start" date NOT NULL,
	"days_logged" integer NOT NULL,
	"avg_compliance_percentage" integer,
	"avg_protein_g" double precision,
	"basis" text NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"total_scans_used" integer NOT NULL,
	CONSTRAINT "monthly_reports_user_id_month_start_pk" PRIMARY KEY("user_id","month_start")
);
--> statement-breakpoint
ALTER TABLE "monthly_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "weekly_summaries" (
	"user_id" uuid NOT NULL,
	"week_start" date NOT NULL,
	"days_logged" integer NOT NULL,
	"avg_compliance_percentage" integer,
	"avg_protein_g" double precision,
	"basis" text NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_summaries_user_id_week_start_pk" PRIMARY KEY("user_id","week_start")
);
--> statement-breakpoint
ALTER TABLE "weekly_summaries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vision_shares" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vision_shares_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "vision_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vision_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"trial_calls" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vision_usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "food_scans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"eaten_at" timestamp with time zone,
	"status" text NOT NULL,
	"meal_type" text NOT NULL,
	"holds_quota" boolean NOT NULL,
	"photo_key" text,
	"photo_sha256" text,
	"recognised_by" text DEFAULT 'nobody' NOT NULL,
	"refusal" text,
	"unreadable_at" timestamp with time zone,
	"recognising_since" timestamp with time zone,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unmatched" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "food_scans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "food_scans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "private"."confirmations" ADD CONSTRAINT "confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."factor_resets" ADD CONSTRAINT "factor_resets_user_id_authenticators_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."authenticators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."trusted_devices" ADD CONSTRAINT "trusted_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_renewal_id_renewals_user_id_id_fk" FOREIGN KEY ("user_id","renewal_id") REFERENCES "public"."renewals"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diet_compliance" ADD CONSTRAINT "diet_compliance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_entries" ADD CONSTRAINT "meal_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "water_entries" ADD CONSTRAINT "water_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weight_postponements" ADD CONSTRAINT "weight_postponements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weights" ADD CONSTRAINT "weights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_diets" ADD CONSTRAINT "default_diets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_diets" ADD CONSTRAINT "user_diets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_plans" ADD CONSTRAINT "week_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_deliveries" ADD CONSTRAINT "reminder_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_report_mails" ADD CONSTRAINT "due_report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_favorites" ADD CONSTRAINT "recipe_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_summaries" ADD CONSTRAINT "due_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_reports" ADD CONSTRAINT "monthly_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_summaries" ADD CONSTRAINT "weekly_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_shares" ADD CONSTRAINT "vision_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_scans" ADD CONSTRAINT "food_scans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "private"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_of_account" ON "private"."credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presences_by_age" ON "private"."presences" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "private"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "private"."verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "factor_resets_by_age" ON "private"."factor_resets" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "passkeys_of_account" ON "private"."passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_of_account" ON "private"."sign_in_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trusted_devices_of_account" ON "private"."trusted_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "diet_compliance_ticked" ON "diet_compliance" USING btree ("user_id","date") WHERE "diet_compliance"."compliance_percentage" > 0;--> statement-breakpoint
CREATE INDEX "meals_by_day" ON "meals" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "water_entries_by_day" ON "water_entries" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "user_diets_by_time" ON "user_diets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_diets_one_active" ON "user_diets" USING btree ("user_id") WHERE "user_diets"."is_active";--> statement-breakpoint
CREATE INDEX "user_diets_due_weeks" ON "user_diets" USING btree ("next_week_at","user_id") WHERE "user_diets"."is_active" and "user_diets"."menu" is not null;--> statement-breakpoint
CREATE INDEX "billing_mails_open" ON "billing_mails" USING btree ("due_at") WHERE "billing_mails"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_account" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "due_report_mails_of_account" ON "due_report_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_mails_open" ON "report_mails" USING btree ("due_at") WHERE "report_mails"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "fiscal_records_by_end" ON "private"."fiscal_records" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "acts_of_account" ON "acts" USING btree ("user_id","recorded_at");--> statement-breakpoint
CREATE INDEX "acts_by_age" ON "acts" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "consents_of_account" ON "consents" USING btree ("user_id","purpose","recorded_at");--> statement-breakpoint
CREATE INDEX "due_summaries_by_start" ON "due_summaries" USING btree ("kind","start","user_id");--> statement-breakpoint
CREATE INDEX "food_scans_by_time" ON "food_scans" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "system_rows" ON "mailbox_sales" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "used_trials" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "profiles" AS PERMISSIVE FOR ALL TO "app_user" USING ("profiles"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("profiles"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "profiles" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "user_settings" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_settings"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("user_settings"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "user_settings" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "payment_notices" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows_read" ON "payments" AS PERMISSIVE FOR SELECT TO "app_user" USING ("payments"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "payments" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows_read" ON "renewals" AS PERMISSIVE FOR SELECT TO "app_user" USING ("renewals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "renewals" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows_read" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "app_user" USING ("subscriptions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "subscriptions" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "diet_compliance" AS PERMISSIVE FOR ALL TO "app_user" USING ("diet_compliance"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("diet_compliance"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "diet_compliance" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "check_ins" AS PERMISSIVE FOR ALL TO "app_user" USING ("check_ins"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("check_ins"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "check_ins" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "meal_entries" AS PERMISSIVE FOR ALL TO "app_user" USING ("meal_entries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("meal_entries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "meal_entries" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "meals" AS PERMISSIVE FOR ALL TO "app_user" USING ("meals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("meals"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "meals" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "water_entries" AS PERMISSIVE FOR ALL TO "app_user" USING ("water_entries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("water_entries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "water_entries" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "weight_postponements" AS PERMISSIVE FOR ALL TO "app_user" USING ("weight_postponements"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("weight_postponements"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "weight_postponements" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "weights" AS PERMISSIVE FOR ALL TO "app_user" USING ("weights"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("weights"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "weights" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "default_diets" AS PERMISSIVE FOR ALL TO "app_user" USING ("default_diets"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("default_diets"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "default_diets" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "user_diets" AS PERMISSIVE FOR ALL TO "app_user" USING ("user_diets"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("user_diets"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "user_diets" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "week_plans" AS PERMISSIVE FOR ALL TO "app_user" USING ("week_plans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("week_plans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "week_plans" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "billing_mails" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows_read" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "app_user" USING ("push_subscriptions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "push_subscriptions" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "reminder_deliveries" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "due_report_mails" AS PERMISSIVE FOR ALL TO "app_user" USING ("due_report_mails"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("due_report_mails"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "due_report_mails" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "report_mails" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows_read" ON "acts" AS PERMISSIVE FOR SELECT TO "app_user" USING ("acts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "own_rows_add" ON "acts" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("acts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows_read" ON "acts" AS PERMISSIVE FOR SELECT TO "app_system" USING (true);--> statement-breakpoint
CREATE POLICY "system_rows_add" ON "acts" AS PERMISSIVE FOR INSERT TO "app_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "ended_rows" ON "acts" AS PERMISSIVE FOR DELETE TO "app_system" USING ("acts"."recorded_at" < now() - make_interval(days => 183));--> statement-breakpoint
CREATE POLICY "own_rows_read" ON "consents" AS PERMISSIVE FOR SELECT TO "app_user" USING ("consents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "own_rows_add" ON "consents" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("consents"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows_read" ON "consents" AS PERMISSIVE FOR SELECT TO "app_system" USING (true);--> statement-breakpoint
CREATE POLICY "system_rows_add" ON "consents" AS PERMISSIVE FOR INSERT TO "app_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "data_exports" AS PERMISSIVE FOR ALL TO "app_user" USING ("data_exports"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("data_exports"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "data_exports" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "recipe_favorites" AS PERMISSIVE FOR ALL TO "app_user" USING ("recipe_favorites"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("recipe_favorites"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "recipe_favorites" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "recipe_image_misses" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "recipe_images" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "due_summaries" AS PERMISSIVE FOR ALL TO "app_user" USING ("due_summaries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("due_summaries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "due_summaries" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "monthly_reports" AS PERMISSIVE FOR ALL TO "app_user" USING ("monthly_reports"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("monthly_reports"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "monthly_reports" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "weekly_summaries" AS PERMISSIVE FOR ALL TO "app_user" USING ("weekly_summaries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("weekly_summaries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "weekly_summaries" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows_read" ON "vision_shares" AS PERMISSIVE FOR SELECT TO "app_user" USING ("vision_shares"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "vision_shares" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "vision_usage" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "food_scans" AS PERMISSIVE FOR ALL TO "app_user" USING ("food_scans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("food_scans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system_rows" ON "food_scans" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE FUNCTION public.forget_summaries_of_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A process that computes a summary holds this lock exclusively, from reading the days until it has saved the result.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('summaries', 0) # hashtextextended(coalesce(NEW.user_id, OLD.user_id)::text, 0));
  -- Deleting an account enqueues nothing: the summaries that would be deleted here are gone by then.
  IF TG_OP <> 'INSERT' THEN
    WITH gone AS (DELETE FROM public.weekly_summaries WHERE user_id = OLD.user_id AND week_start = date_trunc('week', OLD.date::timestamp)::date RETURNING user_id, week_start)
    INSERT INTO public.due_summaries (user_id, kind, start) SELECT user_id, 'week', week_start FROM gone ON CONFLICT DO NOTHING;
    WITH gone AS (DELETE FROM public.monthly_reports WHERE user_id = OLD.user_id AND month_start = date_trunc('month', OLD.date::timestamp)::date RETURNING user_id, month_start)
    INSERT INTO public.due_summaries (user_id, kind, start) SELECT user_id, 'month', month_start FROM gone ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' AND (NEW.user_id, NEW.date) IS DISTINCT FROM (OLD.user_id, OLD.date) THEN
    DELETE FROM public.weekly_summaries WHERE user_id = NEW.user_id AND week_start = date_trunc('week', NEW.date::timestamp)::date;
    DELETE FROM public.monthly_reports WHERE user_id = NEW.user_id AND month_start = date_trunc('month', NEW.date::timestamp)::date;
    INSERT INTO public.due_summaries (user_id, kind, start) VALUES
      (NEW.user_id, 'week', date_trunc('week', NEW.date::timestamp)::date),
      (NEW.user_id, 'month', date_trunc('month', NEW.date::timestamp)::date)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.forget_summaries_of_scan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := coalesce(NEW.user_id, OLD.user_id);
  moment timestamptz := coalesce(NEW.created_at, OLD.created_at);
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('summaries', 0) # hashtextextended(owner::text, 0));
  -- Covers the account's local month in every time zone: no zone is more than a day away from UTC.
  WITH gone AS (DELETE FROM public.monthly_reports WHERE user_id = owner AND month_start IN (
    date_trunc('month', (moment - interval '1 day') AT TIME ZONE 'UTC')::date,
    date_trunc('month', (moment + interval '1 day') AT TIME ZONE 'UTC')::date) RETURNING user_id, month_start)
  INSERT INTO public.due_summaries (user_id, kind, start) SELECT user_id, 'month', month_start FROM gone ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.forget_summaries_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('summaries', 0) # hashtextextended(NEW.user_id::text, 0));
  WITH gone AS (DELETE FROM public.monthly_reports WHERE user_id = NEW.user_id RETURNING user_id, month_start)
  INSERT INTO public.due_summaries (user_id, kind, start) SELECT user_id, 'month', month_start FROM gone ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_summaries AFTER INSERT OR UPDATE OR DELETE ON public.meals FOR EACH ROW EXECUTE FUNCTION public.forget_summaries_of_day();
--> statement-breakpoint
CREATE TRIGGER forget_summaries AFTER INSERT OR UPDATE OR DELETE ON public.diet_compliance FOR EACH ROW EXECUTE FUNCTION public.forget_summaries_of_day();
--> statement-breakpoint
CREATE TRIGGER forget_summaries AFTER INSERT OR UPDATE OF status, created_at OR DELETE ON public.food_scans FOR EACH ROW EXECUTE FUNCTION public.forget_summaries_of_scan();
--> statement-breakpoint
CREATE TRIGGER forget_summaries AFTER UPDATE OF timezone ON public.profiles FOR EACH ROW WHEN (OLD.timezone IS DISTINCT FROM NEW.timezone) EXECUTE FUNCTION public.forget_summaries_of_account();
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
CREATE FUNCTION private.note_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO private.presences (user_id, seen_at) VALUES (NEW.id, NEW.created_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION private.note_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Activity withdraws the notice of inactivity.
  INSERT INTO private.presences AS kept (user_id, seen_at) VALUES (NEW.user_id, NEW.updated_at)
  ON CONFLICT (user_id) DO UPDATE SET seen_at = excluded.seen_at, noticed_at = NULL WHERE kept.seen_at < excluded.seen_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_account AFTER INSERT ON private.users FOR EACH ROW EXECUTE FUNCTION private.note_account();
--> statement-breakpoint
CREATE TRIGGER note_use AFTER INSERT OR UPDATE OF updated_at ON private.sessions FOR EACH ROW EXECUTE FUNCTION private.note_use();
--> statement-breakpoint
-- Answers and targets take about three kilobytes and are read with nearly every request: stored inline up to half a
-- page, a profile is one page read instead of four.
ALTER TABLE "profiles" SET (toast_tuple_target = 4080);
