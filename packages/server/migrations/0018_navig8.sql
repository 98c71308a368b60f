CREATE TABLE "navig8_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid,
	"language" text NOT NULL,
	"ranges" jsonb NOT NULL,
	"chapters" jsonb NOT NULL,
	"new_from" integer DEFAULT 0 NOT NULL,
	"questions" jsonb NOT NULL,
	"pending_id" uuid,
	"pending" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"built_in" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"run_id" uuid,
	"is_by_model" boolean DEFAULT false NOT NULL,
	"struck" integer DEFAULT 0 NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"changed_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "navig8_threads" ADD CONSTRAINT "navig8_threads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navig8_threads" ADD CONSTRAINT "navig8_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "navig8_threads_project_id" ON "navig8_threads" USING btree ("project_id","user_id");--> statement-breakpoint
CREATE INDEX "navig8_threads_user_id" ON "navig8_threads" USING btree ("user_id");