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
CREATE TABLE "ai_prices" (
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"input" double precision NOT NULL,
	"output" double precision NOT NULL,
	"as_of" date NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "ai_prices_kind_model_pk" PRIMARY KEY("kind","model")
);
--> statement-breakpoint
CREATE TABLE "ai_quota" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"user_tokens" bigint,
	"company_tokens" bigint
);
--> statement-breakpoint
CREATE TABLE "ai_run_parts" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"length" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "ai_run_parts_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "ai_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"prompt" text NOT NULL,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"fell_back_from" text,
	"project_id" uuid,
	"user_id" uuid,
	"company_id" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"length" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"is_estimated" boolean DEFAULT false NOT NULL,
	"cost_micros" bigint,
	"stop_asked" boolean DEFAULT false NOT NULL,
	"queued_on" timestamp with time zone NOT NULL,
	"started_on" timestamp with time zone,
	"ended_on" timestamp with time zone,
	"alive_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_keys" ADD CONSTRAINT "ai_keys_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_purpose_models" ADD CONSTRAINT "ai_purpose_models_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_run_parts" ADD CONSTRAINT "ai_run_parts_run_id_ai_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."ai_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_runs_queued_on" ON "ai_runs" USING btree ("queued_on");--> statement-breakpoint
CREATE INDEX "ai_runs_user_id" ON "ai_runs" USING btree ("user_id","queued_on");--> statement-breakpoint
CREATE INDEX "ai_runs_company_id" ON "ai_runs" USING btree ("company_id","queued_on");--> statement-breakpoint
CREATE INDEX "ai_runs_project_id" ON "ai_runs" USING btree ("project_id","queued_on");--> statement-breakpoint
CREATE INDEX "ai_runs_unfinished" ON "ai_runs" USING btree ("alive_until") WHERE "ai_runs"."state" in ('queued', 'running');