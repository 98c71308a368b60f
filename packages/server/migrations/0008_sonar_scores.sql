CREATE TABLE "sonar_references" (
	"project_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"frozen_on" timestamp with time zone NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"brands" uuid[] NOT NULL,
	"extended" integer DEFAULT 0 NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "sonar_references_project_id_version_pk" PRIMARY KEY("project_id","version")
);
--> statement-breakpoint
CREATE TABLE "sonar_saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_by" uuid,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "sonar_saved_views_name" UNIQUE("project_id","created_by","name")
);
--> statement-breakpoint
ALTER TABLE "sonar_accounts" ADD COLUMN "written" bigint;--> statement-breakpoint
ALTER TABLE "sonar_references" ADD CONSTRAINT "sonar_references_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_saved_views" ADD CONSTRAINT "sonar_saved_views_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_saved_views" ADD CONSTRAINT "sonar_saved_views_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sonar_saved_views_created_by" ON "sonar_saved_views" USING btree ("created_by");