CREATE TABLE "resonance_saved" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"created_by" uuid,
	"created_on" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"audiences" jsonb NOT NULL,
	"filter_ids" jsonb NOT NULL,
	CONSTRAINT "resonance_saved_name" UNIQUE("project_id","created_by","kind","name")
);
--> statement-breakpoint
CREATE TABLE "resonance_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"question" text NOT NULL,
	"name" text NOT NULL,
	"rule" text,
	"by_hand" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resonance_projects" ADD COLUMN "verbatims_key" text;--> statement-breakpoint
ALTER TABLE "resonance_saved" ADD CONSTRAINT "resonance_saved_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resonance_saved" ADD CONSTRAINT "resonance_saved_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resonance_codes" ADD CONSTRAINT "resonance_codes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resonance_saved_created_by" ON "resonance_saved" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "resonance_codes_project" ON "resonance_codes" USING btree ("project_id");--> statement-breakpoint
ALTER TABLE "resonance_projects" ADD CONSTRAINT "resonance_projects_verbatims_key_unique" UNIQUE("verbatims_key");