CREATE TABLE "id8_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"prompt_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"layout" text,
	"reaction" text,
	"headline" text NOT NULL,
	"copy" text NOT NULL,
	"statement" text NOT NULL,
	"revision" text DEFAULT '' NOT NULL,
	"basis_id" uuid,
	"root_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"seed" integer NOT NULL,
	"logo_key" text,
	"created_on" timestamp with time zone NOT NULL,
	"updated_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "id8_prompts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"idea_id" uuid,
	"idea_text" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"generating" boolean NOT NULL,
	"wanted" integer NOT NULL,
	"failure" text,
	"liked" boolean DEFAULT false NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"updated_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "id8_rubric" (
	"id" integer PRIMARY KEY NOT NULL,
	"weights" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "id8_sessions" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid,
	"url" text DEFAULT '' NOT NULL,
	"focus_on" text DEFAULT '' NOT NULL,
	"by_pass" text DEFAULT '' NOT NULL,
	"file_text" text DEFAULT '' NOT NULL,
	"hint" text,
	"hint_code" text,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" jsonb,
	"run_id" uuid,
	"runs" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "id8_images" ADD CONSTRAINT "id8_images_prompt_id_id8_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."id8_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "id8_images" ADD CONSTRAINT "id8_images_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "id8_prompts" ADD CONSTRAINT "id8_prompts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "id8_sessions" ADD CONSTRAINT "id8_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "id8_images_prompt" ON "id8_images" USING btree ("prompt_id");--> statement-breakpoint
CREATE INDEX "id8_images_root" ON "id8_images" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "id8_images_project" ON "id8_images" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "id8_prompts_shown" ON "id8_prompts" USING btree ("project_id","liked" DESC NULLS FIRST,"updated_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "id8_prompts_idea" ON "id8_prompts" USING btree ("idea_id");