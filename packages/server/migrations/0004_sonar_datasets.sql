CREATE TABLE "sonar_datasets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"country" text NOT NULL,
	"brand_company" text NOT NULL,
	"company_key" text NOT NULL,
	"domain" text NOT NULL,
	"competitor_type" text NOT NULL,
	"in_ecosystem" boolean NOT NULL,
	"in_focus" boolean NOT NULL,
	"my_company" boolean NOT NULL,
	"categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"groups" text[] DEFAULT '{}'::text[] NOT NULL,
	"products" text[] DEFAULT '{}'::text[] NOT NULL,
	"services" text[] DEFAULT '{}'::text[] NOT NULL,
	"crawl_job_id" uuid,
	"is_being_read" boolean DEFAULT false NOT NULL,
	"crawled_on" timestamp with time zone,
	"crawl_reason" text,
	"linked_networks" integer NOT NULL,
	"has_failed_link" boolean NOT NULL,
	"missing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"logo_key" text,
	"logo_type" text,
	CONSTRAINT "sonar_datasets_brand" UNIQUE("project_id","domain","company_key"),
	CONSTRAINT "sonar_datasets_count" UNIQUE("project_id","count")
);
--> statement-breakpoint
CREATE TABLE "sonar_links" (
	"dataset_id" uuid NOT NULL,
	"network" text NOT NULL,
	"key" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"evidence" text,
	"is_selected" boolean NOT NULL,
	"checked_on" timestamp with time zone,
	CONSTRAINT "sonar_links_dataset_id_network_key_pk" PRIMARY KEY("dataset_id","network","key")
);
--> statement-breakpoint
ALTER TABLE "sonar_datasets" ADD CONSTRAINT "sonar_datasets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_links" ADD CONSTRAINT "sonar_links_dataset_id_sonar_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."sonar_datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sonar_datasets_my_company" ON "sonar_datasets" USING btree ("project_id") WHERE "sonar_datasets"."my_company";--> statement-breakpoint
CREATE INDEX "sonar_datasets_crawl_job_id" ON "sonar_datasets" USING btree ("crawl_job_id") WHERE "sonar_datasets"."crawl_job_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sonar_links_selected" ON "sonar_links" USING btree ("dataset_id","network") WHERE "sonar_links"."is_selected";