CREATE INDEX "board_messages_idea_project" ON "board_messages" USING btree (("origin" #>> '{idea,projectId}')) WHERE "board_messages"."origin" #>> '{idea,projectId}' is not null;--> statement-breakpoint
CREATE INDEX "genie_results_key" ON "genie_results" USING btree ("key");--> statement-breakpoint
CREATE INDEX "genie_messages_source_project" ON "genie_messages" USING btree (("source" ->> 'projectId')) WHERE "genie_messages"."source" is not null;--> statement-breakpoint
UPDATE "genie_results" SET "key" = regexp_replace("key", '[.!…[:space:]]+$', '') WHERE "key" ~ '[!…]$';