CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_number" integer GENERATED ALWAYS AS IDENTITY (sequence name "companies_customer_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"company_name" text NOT NULL,
	"company_email" text NOT NULL,
	"company_contact" text NOT NULL,
	"company_city" text NOT NULL,
	"company_address" text NOT NULL,
	"company_zip" text NOT NULL,
	"enabled_products" text[] NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(company_name || ' ' || company_city || ' ' || company_contact || ' ' || customer_number::text)) STORED NOT NULL,
	CONSTRAINT "companies_customer_number_unique" UNIQUE("customer_number")
);
--> statement-breakpoint
CREATE TABLE "assistants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_ai_chats" (
	"company_id" uuid NOT NULL,
	"ai_chat_type" text NOT NULL,
	CONSTRAINT "company_ai_chats_company_id_ai_chat_type_pk" PRIMARY KEY("company_id","ai_chat_type")
);
--> statement-breakpoint
CREATE TABLE "company_assistants" (
	"company_id" uuid NOT NULL,
	"assistant_id" uuid NOT NULL,
	CONSTRAINT "company_assistants_company_id_assistant_id_pk" PRIMARY KEY("company_id","assistant_id")
);
--> statement-breakpoint
CREATE TABLE "company_projects" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"actioned_by" uuid,
	"actioned_on" timestamp with time zone NOT NULL,
	"last_usage" timestamp with time zone,
	CONSTRAINT "company_projects_company_id_project_id_pk" PRIMARY KEY("company_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "change_password_tokens" ADD COLUMN "signs_in" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "actioned_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "actioned_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || username)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(actor || ' ' || coalesce(target, '') || ' ' || address)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "company_ai_chats" ADD CONSTRAINT "company_ai_chats_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_assistants" ADD CONSTRAINT "company_assistants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_assistants" ADD CONSTRAINT "company_assistants_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_projects" ADD CONSTRAINT "company_projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_projects" ADD CONSTRAINT "company_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_projects" ADD CONSTRAINT "company_projects_actioned_by_users_id_fk" FOREIGN KEY ("actioned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_created_on" ON "companies" USING btree ("created_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (lower("company_name"),"id");--> statement-breakpoint
CREATE INDEX "companies_city" ON "companies" USING btree (lower("company_city"),"id");--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "assistants_name" ON "assistants" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "company_assistants_assistant_id" ON "company_assistants" USING btree ("assistant_id");--> statement-breakpoint
CREATE INDEX "company_projects_project_id" ON "company_projects" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "company_projects_actioned_on" ON "company_projects" USING btree ("company_id","actioned_on" DESC NULLS FIRST,"project_id");--> statement-breakpoint
CREATE INDEX "company_projects_actioned_by" ON "company_projects" USING btree ("actioned_by");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_actioned_by_users_id_fk" FOREIGN KEY ("actioned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_created_on" ON "users" USING btree ("created_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_name","id");--> statement-breakpoint
CREATE INDEX "users_last_sign_in_on" ON "users" USING btree ("last_sign_in_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_company_name" ON "users" USING btree ("company_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_actioned_by" ON "users" USING btree ("actioned_by");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","created_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_outcome" ON "audit_entries" USING btree ("outcome","created_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_search" ON "audit_entries" USING gin ("search_text" gin_trgm_ops);