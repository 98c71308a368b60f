CREATE TABLE "sonar_collections" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"from_day" date,
	"till_day" date,
	"earliest" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sonar_projects" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"daily" boolean DEFAULT false NOT NULL,
	"daily_by" uuid,
	"daily_on" date,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sonar_to_collect" (
	"dataset_id" uuid NOT NULL,
	"network" text NOT NULL,
	"key" text NOT NULL,
	"run_id" uuid NOT NULL,
	"is_being_read" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sonar_to_collect_dataset_id_network_pk" PRIMARY KEY("dataset_id","network")
);
--> statement-breakpoint
CREATE TABLE "sonar_source_checks" (
	"network" text PRIMARY KEY NOT NULL,
	"checked_on" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sonar_sources" (
	"network" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"id" text,
	"provider" jsonb,
	"set_by" uuid,
	"set_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sonar_collections" ADD CONSTRAINT "sonar_collections_account_id_sonar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sonar_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_projects" ADD CONSTRAINT "sonar_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_to_collect" ADD CONSTRAINT "sonar_to_collect_dataset_id_sonar_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."sonar_datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_sources" ADD CONSTRAINT "sonar_sources_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sonar_to_collect_run_id" ON "sonar_to_collect" USING btree ("run_id","network");