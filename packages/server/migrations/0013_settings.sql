CREATE TABLE "writers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"writer_name" text NOT NULL,
	"writer_phrase" text NOT NULL,
	"writer_color" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"updated_on" timestamp with time zone NOT NULL,
	"updated_by" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(writer_name || ' ' || writer_phrase)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_built_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"removed_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "agents_name";--> statement-breakpoint
DROP INDEX "assistants_name";--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "built_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "updated_on" timestamp with time zone;--> statement-breakpoint
UPDATE "agents" SET "updated_on" = "created_on";--> statement-breakpoint
-- Until now all of them came with the product.
UPDATE "agents" SET "built_in" = true WHERE "type" = 'predefined';--> statement-breakpoint
ALTER TABLE "agents" ALTER COLUMN "updated_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "instructions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "example" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "built_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "updated_on" timestamp with time zone;--> statement-breakpoint
UPDATE "assistants" SET "updated_on" = "created_on";--> statement-breakpoint
-- Until now all of them came with the product.
UPDATE "assistants" SET "built_in" = true;--> statement-breakpoint
ALTER TABLE "assistants" ALTER COLUMN "updated_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "writers" ADD CONSTRAINT "writers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "writers_language_name" ON "writers" USING btree ("language",lower("writer_name"));--> statement-breakpoint
CREATE INDEX "writers_name" ON "writers" USING btree (lower("writer_name"),"id");--> statement-breakpoint
CREATE INDEX "writers_updated_on" ON "writers" USING btree ("updated_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "writers_language_updated_on" ON "writers" USING btree ("language","updated_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "writers_updated_by" ON "writers" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "writers_search" ON "writers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agents_predefined_name" ON "agents" USING btree (lower("name")) WHERE type = 'predefined';--> statement-breakpoint
CREATE INDEX "agents_updated_on" ON "agents" USING btree ("type","updated_on" DESC NULLS FIRST,lower("name"));--> statement-breakpoint
CREATE INDEX "agents_updated_by" ON "agents" USING btree ("updated_by");--> statement-breakpoint
CREATE UNIQUE INDEX "assistants_name_unique" ON "assistants" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "assistants_type_name" ON "assistants" USING btree ("type",lower("name"));--> statement-breakpoint
CREATE INDEX "assistants_updated_on" ON "assistants" USING btree ("updated_on" DESC NULLS FIRST,lower("name"));--> statement-breakpoint
CREATE INDEX "assistants_updated_by" ON "assistants" USING btree ("updated_by");