CREATE TABLE "change_password_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts_remaining" integer NOT NULL,
	"remember_me" boolean NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"used_on" timestamp with time zone,
	"destroyed_on" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"rotated_on" timestamp with time zone NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"remember_me" boolean NOT NULL,
	"ended_on" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"role_name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "project_users" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "project_users_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_name" text NOT NULL,
	"name_key" text NOT NULL,
	"project_type" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"data_structure" text,
	"data_from" timestamp with time zone,
	"result" jsonb,
	CONSTRAINT "projects_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "resonance_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"form" text NOT NULL,
	"rows" integer NOT NULL,
	"phase" text NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"dataset_key" text,
	"heartbeat_on" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "resonance_projects" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"theme" text NOT NULL,
	"vision" text NOT NULL,
	"lang" text,
	"file_name" text NOT NULL,
	"dataset_key" text NOT NULL,
	"imported_on" timestamp with time zone NOT NULL,
	"mapping" jsonb,
	CONSTRAINT "resonance_projects_dataset_key_unique" UNIQUE("dataset_key")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_on" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"target" text,
	"address" text NOT NULL,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"window_ends_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "change_password_tokens" ADD CONSTRAINT "change_password_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_users" ADD CONSTRAINT "project_users_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_users" ADD CONSTRAINT "project_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resonance_files" ADD CONSTRAINT "resonance_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resonance_projects" ADD CONSTRAINT "resonance_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_password_tokens_user_id" ON "change_password_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_user_id" ON "one_time_codes" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_on" ON "one_time_codes" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_on" ON "sessions" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "project_users_user_id" ON "project_users" USING btree ("user_id","project_id");--> statement-breakpoint
CREATE INDEX "projects_created_on" ON "projects" USING btree ("created_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "projects_type_created_on" ON "projects" USING btree ("project_type","created_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "projects_created_by" ON "projects" USING btree ("created_by","created_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "resonance_files_created_on" ON "resonance_files" USING btree ("created_on");--> statement-breakpoint
CREATE INDEX "resonance_files_created_by" ON "resonance_files" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "audit_entries_created_on" ON "audit_entries" USING btree ("created_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_on" ON "rate_limits" USING btree ("window_ends_on");