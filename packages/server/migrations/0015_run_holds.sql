ALTER TABLE "ai_run_parts" DROP CONSTRAINT "ai_run_parts_run_id_ai_runs_id_fk";
--> statement-breakpoint
ALTER TABLE "ai_runs" ADD COLUMN "holds_project" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "ai_runs_holding" ON "ai_runs" USING btree ("project_id") WHERE "ai_runs"."holds_project" and "ai_runs"."state" in ('queued', 'running');