CREATE TABLE "resonance_waves" (
	"project_id" uuid NOT NULL,
	"wave_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"matches" jsonb NOT NULL,
	CONSTRAINT "resonance_waves_project_id_wave_id_pk" PRIMARY KEY("project_id","wave_id")
);
--> statement-breakpoint
ALTER TABLE "resonance_projects" ADD COLUMN "weights_key" text;--> statement-breakpoint
ALTER TABLE "resonance_projects" ADD COLUMN "weighting" jsonb;--> statement-breakpoint
ALTER TABLE "resonance_projects" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "resonance_waves" ADD CONSTRAINT "resonance_waves_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resonance_waves" ADD CONSTRAINT "resonance_waves_wave_id_projects_id_fk" FOREIGN KEY ("wave_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resonance_waves_wave" ON "resonance_waves" USING btree ("wave_id");--> statement-breakpoint
ALTER TABLE "resonance_projects" ADD CONSTRAINT "resonance_projects_weights_key_unique" UNIQUE("weights_key");