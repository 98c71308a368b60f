CREATE TABLE "company_identities" (
	"company_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "company_identities_company_id_subject_pk" PRIMARY KEY("company_id","subject"),
	CONSTRAINT "company_identities_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "identity_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"role_claim" text NOT NULL,
	"roles" jsonb NOT NULL,
	"default_role" text,
	"allows_passwords" boolean NOT NULL,
	"enabled" boolean NOT NULL,
	"changed_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_identities" ADD CONSTRAINT "company_identities_company_id_identity_providers_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."identity_providers"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_identities" ADD CONSTRAINT "company_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_domains" ADD CONSTRAINT "identity_domains_company_id_identity_providers_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."identity_providers"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_domains_company_id" ON "identity_domains" USING btree ("company_id");