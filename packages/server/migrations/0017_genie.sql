CREATE TABLE "genie_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"list" text NOT NULL,
	"create_type" text NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	"is_new" boolean NOT NULL,
	"evaluation" text NOT NULL,
	"gender" text NOT NULL,
	"age_range" text NOT NULL,
	"region" text,
	"url" text NOT NULL,
	"original_id" uuid,
	"run_id" uuid,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "genie_sessions" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"counter" integer DEFAULT 0 NOT NULL,
	"thread_id" uuid,
	"assistant_id" uuid,
	"url" text DEFAULT '' NOT NULL,
	"brief" jsonb DEFAULT '{"byPass":"","focusOn":"","fileText":""}'::jsonb NOT NULL,
	"hint" text,
	"hint_code" text,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"run_id" uuid,
	"run_purpose" text
);
--> statement-breakpoint
ALTER TABLE "genie_messages" ADD CONSTRAINT "genie_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "genie_sessions" ADD CONSTRAINT "genie_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "genie_messages_project_id" ON "genie_messages" USING btree ("project_id","list","count");--> statement-breakpoint
CREATE INDEX "genie_sessions_thread_id" ON "genie_sessions" USING btree ("thread_id");