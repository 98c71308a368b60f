CREATE TABLE "report_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"rhythm" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"form" text NOT NULL,
	"is_active" boolean NOT NULL,
	"due_on" timestamp with time zone NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_schedule_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schedule_id" uuid NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"unsubscribed_on" timestamp with time zone,
	CONSTRAINT "report_schedule_recipients_email" UNIQUE("schedule_id","email")
);
--> statement-breakpoint
CREATE TABLE "report_schedule_slots" (
	"schedule_id" uuid NOT NULL,
	"slot_on" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"edition_id" uuid,
	CONSTRAINT "report_schedule_slots_schedule_id_slot_on_pk" PRIMARY KEY("schedule_id","slot_on")
);
--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule_recipients" ADD CONSTRAINT "report_schedule_recipients_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule_recipients" ADD CONSTRAINT "report_schedule_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule_slots" ADD CONSTRAINT "report_schedule_slots_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule_slots" ADD CONSTRAINT "report_schedule_slots_edition_id_report_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."report_editions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_schedules_report_id" ON "report_schedules" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "report_schedules_due" ON "report_schedules" USING btree ("due_on") WHERE "report_schedules"."is_active";--> statement-breakpoint
CREATE INDEX "report_schedule_recipients_user_id" ON "report_schedule_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_schedule_slots_edition_id" ON "report_schedule_slots" USING btree ("edition_id");--> statement-breakpoint
CREATE INDEX "queued_mails_key" ON "queued_mails" USING btree ("key" text_pattern_ops);