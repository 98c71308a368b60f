CREATE TABLE "response_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"project_id" uuid,
	"project_name" text NOT NULL,
	"email" text NOT NULL,
	"sent_by" uuid,
	"request" jsonb,
	"question" text,
	"messages" jsonb NOT NULL,
	"mailed" boolean DEFAULT false NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"changed_on" timestamp with time zone,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "response_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"project_id" uuid,
	"rules" jsonb NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "brand_rules_company_id_unique" UNIQUE("company_id"),
	CONSTRAINT "brand_rules_project_id_unique" UNIQUE("project_id"),
	CONSTRAINT "brand_rules_of_one" CHECK (("brand_rules"."company_id" is null) <> ("brand_rules"."project_id" is null))
);
--> statement-breakpoint
ALTER TABLE "response_requests" ADD CONSTRAINT "response_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response_requests" ADD CONSTRAINT "response_requests_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response_requests" ADD CONSTRAINT "response_requests_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_rules" ADD CONSTRAINT "brand_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_rules" ADD CONSTRAINT "brand_rules_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_rules" ADD CONSTRAINT "brand_rules_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "response_requests_created_on" ON "response_requests" USING btree ("created_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "response_requests_state" ON "response_requests" USING btree ("state","created_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "response_requests_project_id" ON "response_requests" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "response_requests_sent_by" ON "response_requests" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "response_requests_changed_by" ON "response_requests" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "brand_rules_changed_by" ON "brand_rules" USING btree ("changed_by");