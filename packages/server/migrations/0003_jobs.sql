CREATE TABLE "project_holds" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"username" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'EXECUTE' NOT NULL,
	"outcome" text,
	"lane" text NOT NULL,
	"created_by" uuid NOT NULL,
	"project_id" uuid,
	"input" jsonb NOT NULL,
	"checkpoint" jsonb,
	"handled" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"current_progress" jsonb,
	"error" jsonb,
	"attempt" integer DEFAULT 0 NOT NULL,
	"deaths" integer DEFAULT 0 NOT NULL,
	"cancelled_on" timestamp with time zone,
	"created_on" timestamp with time zone NOT NULL,
	"ended_on" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "project_holds" ADD CONSTRAINT "project_holds_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_runs" ADD CONSTRAINT "project_runs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_runs_project_id" ON "project_runs" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_runs_until" ON "project_runs" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_lane" ON "jobs" USING btree ("lane") WHERE "jobs"."status" <> 'EXECUTED';--> statement-breakpoint
CREATE INDEX "jobs_project_id" ON "jobs" USING btree ("project_id","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_ended_on" ON "jobs" USING btree ("ended_on");--> statement-breakpoint
ALTER TABLE "resonance_files" DROP COLUMN "handled";--> statement-breakpoint
INSERT INTO "discarded_files" ("storage_key", "discarded_on")
SELECT "dataset_key", now() FROM "resonance_files"
WHERE "dataset_key" IS NOT NULL AND "dataset_key" NOT IN (SELECT "dataset_key" FROM "resonance_projects")
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "resonance_files" DROP COLUMN "dataset_key";--> statement-breakpoint
ALTER TABLE "resonance_files" DROP COLUMN "heartbeat_on";--> statement-breakpoint
UPDATE "resonance_files" SET "phase" = 'uploaded' WHERE "phase" = 'importing';
