CREATE TABLE "ai_key_checks" (
	"kind" text PRIMARY KEY NOT NULL,
	"checked_on" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"models" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_keys" (
	"kind" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"base_url" text,
	"header" jsonb,
	"api_version" text,
	"set_by" uuid,
	"set_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_purpose_models" (
	"purpose" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"otherwise_kind" text,
	"otherwise_model" text,
	"set_by" uuid,
	"set_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_keys" ADD CONSTRAINT "ai_keys_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_purpose_models" ADD CONSTRAINT "ai_purpose_models_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;