ALTER TABLE "resonance_projects" ADD COLUMN "weights_key" text;--> statement-breakpoint
ALTER TABLE "resonance_projects" ADD COLUMN "weighting" jsonb;--> statement-breakpoint
ALTER TABLE "resonance_projects" ADD CONSTRAINT "resonance_projects_weights_key_unique" UNIQUE("weights_key");