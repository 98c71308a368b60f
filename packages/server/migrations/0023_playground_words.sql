CREATE TABLE "playground_summaries" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"up_to" uuid NOT NULL,
	"text" text NOT NULL,
	"run_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playground_words" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "playground_messages_search";--> statement-breakpoint
ALTER TABLE "playground_attachments" ADD COLUMN "state" text DEFAULT 'READ' NOT NULL;--> statement-breakpoint
ALTER TABLE "playground_attachments" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "playground_summaries" ADD CONSTRAINT "playground_summaries_conversation_id_playground_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."playground_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_words" ADD CONSTRAINT "playground_words_conversation_id_playground_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."playground_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playground_words_search" ON "playground_words" USING gin ("words");
--> statement-breakpoint
INSERT INTO "playground_words" ("conversation_id", "words")
SELECT "conversation_id", strip(to_tsvector('simple', regexp_replace(left(string_agg("text", ' '), 200000), '\S{60,}', ' ', 'g'))) || array_to_tsvector(array["user_id"::text])
FROM "playground_messages" WHERE "text" IS NOT NULL GROUP BY "conversation_id", "user_id";
