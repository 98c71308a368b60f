CREATE TABLE "alert_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mails" text NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"digest_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"project_id" uuid,
	"user_id" uuid,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"about" jsonb NOT NULL,
	"till" date NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "alerts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "digest_alerts" (
	"user_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	CONSTRAINT "digest_alerts_user_id_alert_id_pk" PRIMARY KEY("user_id","alert_id")
);
--> statement-breakpoint
CREATE TABLE "muted_projects" (
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	CONSTRAINT "muted_projects_user_id_project_id_pk" PRIMARY KEY("user_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "read_alerts" (
	"user_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	CONSTRAINT "read_alerts_user_id_alert_id_pk" PRIMARY KEY("user_id","alert_id")
);
--> statement-breakpoint
CREATE TABLE "sonar_alert_checks" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"claimed_till" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "queued_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" jsonb NOT NULL,
	"due_on" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_till" timestamp with time zone,
	"claim" uuid,
	"ended_on" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_alerts" ADD CONSTRAINT "digest_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_alerts" ADD CONSTRAINT "digest_alerts_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_projects" ADD CONSTRAINT "muted_projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_projects" ADD CONSTRAINT "muted_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_alerts" ADD CONSTRAINT "read_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_alerts" ADD CONSTRAINT "read_alerts_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_alert_checks" ADD CONSTRAINT "sonar_alert_checks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_settings_mails" ON "alert_settings" USING btree ("mails","digest_on");--> statement-breakpoint
CREATE INDEX "alerts_created_on" ON "alerts" USING btree ("created_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "alerts_project_id" ON "alerts" USING btree ("project_id","kind","till");--> statement-breakpoint
CREATE INDEX "alerts_user_id" ON "alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "digest_alerts_alert_id" ON "digest_alerts" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "muted_projects_project_id" ON "muted_projects" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "read_alerts_alert_id" ON "read_alerts" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "sonar_alert_checks_changed_on" ON "sonar_alert_checks" USING btree ("changed_on");--> statement-breakpoint
CREATE INDEX "queued_mails_due" ON "queued_mails" USING btree ("due_on") WHERE "queued_mails"."ended_on" is null;--> statement-breakpoint
CREATE INDEX "queued_mails_ended_on" ON "queued_mails" USING btree ("ended_on");