CREATE TABLE "agents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"instructions" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_assistants" (
	"project_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"assistant_id" uuid NOT NULL,
	CONSTRAINT "project_assistants_project_id_mode_assistant_id_pk" PRIMARY KEY("project_id","mode","assistant_id")
);
--> statement-breakpoint
CREATE TABLE "project_shares" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"password" text NOT NULL,
	"final_messages_password" text,
	"link_expires_on" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "discarded_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"discarded_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resonance_files" DROP CONSTRAINT "resonance_files_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "resonance_files" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "data_sets" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "collected_from" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "collected_till" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "active_sharing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_assistants" ADD CONSTRAINT "project_assistants_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_assistants" ADD CONSTRAINT "project_assistants_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_shares" ADD CONSTRAINT "project_shares_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agents_name" ON "agents" USING btree ("type",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "project_assistants_assistant_id" ON "project_assistants" USING btree ("assistant_id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resonance_files" ADD CONSTRAINT "resonance_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_name_search" ON "projects" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_agent_id" ON "projects" USING btree ("agent_id");--> statement-breakpoint
UPDATE "projects" SET "settings" = jsonb_build_object('theme', r."theme", 'vision', r."vision", 'lang', r."lang"), "file_name" = r."file_name" FROM "resonance_projects" r WHERE r."project_id" = "projects"."id";--> statement-breakpoint
ALTER TABLE "resonance_projects" DROP COLUMN "theme";--> statement-breakpoint
ALTER TABLE "resonance_projects" DROP COLUMN "vision";--> statement-breakpoint
ALTER TABLE "resonance_projects" DROP COLUMN "lang";--> statement-breakpoint
ALTER TABLE "resonance_projects" DROP COLUMN "file_name";