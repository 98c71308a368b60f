CREATE TABLE "genie_calibrations" (
	"id" text PRIMARY KEY NOT NULL,
	"found" jsonb NOT NULL,
	"applied" jsonb NOT NULL,
	"calculated_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "genie_result_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"project_id" uuid,
	"name" text NOT NULL,
	"added_on" timestamp with time zone NOT NULL,
	"segments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "genie_result_sources_project_id_unique" UNIQUE("project_id")
);
--> statement-breakpoint
CREATE TABLE "genie_results" (
	"source_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"key" text NOT NULL,
	"product" text,
	"base" integer NOT NULL,
	"share" double precision NOT NULL,
	CONSTRAINT "genie_results_source_id_position_pk" PRIMARY KEY("source_id","position")
);
--> statement-breakpoint
ALTER TABLE "genie_result_sources" ADD CONSTRAINT "genie_result_sources_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "genie_results" ADD CONSTRAINT "genie_results_source_id_genie_result_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."genie_result_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "genie_results_unmatched" ON "genie_results" USING btree ("key") WHERE "genie_results"."product" is null;