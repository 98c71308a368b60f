CREATE TABLE "sonar_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"last_day" date,
	"score" text,
	"target" double precision,
	"created_by" uuid,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sonar_marks" ADD CONSTRAINT "sonar_marks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_marks" ADD CONSTRAINT "sonar_marks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sonar_marks_project" ON "sonar_marks" USING btree ("project_id","day");--> statement-breakpoint
CREATE INDEX "sonar_marks_created_by" ON "sonar_marks" USING btree ("created_by");