CREATE TABLE "report_edition_blocks" (
	"edition_id" uuid NOT NULL,
	"block_id" uuid NOT NULL,
	"project_id" uuid,
	"content" jsonb NOT NULL,
	CONSTRAINT "report_edition_blocks_edition_id_block_id_pk" PRIMARY KEY("edition_id","block_id")
);
--> statement-breakpoint
CREATE TABLE "report_editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"digest" text NOT NULL,
	"block_ids" uuid[] NOT NULL,
	"made_on" timestamp with time zone NOT NULL,
	"made_by" uuid
);
--> statement-breakpoint
CREATE TABLE "report_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition_id" uuid NOT NULL,
	"password_hash" text,
	"expires_on" timestamp with time zone,
	CONSTRAINT "report_shares_edition_id_unique" UNIQUE("edition_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"company_id" uuid,
	"owner_id" uuid NOT NULL,
	"blocks" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"changed_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_edition_blocks" ADD CONSTRAINT "report_edition_blocks_edition_id_report_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."report_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_edition_blocks" ADD CONSTRAINT "report_edition_blocks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_editions" ADD CONSTRAINT "report_editions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_editions" ADD CONSTRAINT "report_editions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_edition_id_report_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."report_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_edition_blocks_project_id" ON "report_edition_blocks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "report_editions_report_id" ON "report_editions" USING btree ("report_id","made_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "report_editions_made_by" ON "report_editions" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "reports_owner_id" ON "reports" USING btree ("owner_id","changed_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_changed_on" ON "reports" USING btree ("changed_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reports_company_id" ON "reports" USING btree ("company_id");