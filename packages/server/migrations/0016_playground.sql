CREATE TABLE "playground_copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"ai_chat_type" text NOT NULL,
	"assistant" text,
	"messages" jsonb NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playground_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"ai_chat_type" text NOT NULL,
	"assistant_id" uuid,
	"folder_id" uuid,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"updated_on" timestamp with time zone NOT NULL,
	"run_id" uuid,
	"attached" integer DEFAULT 0 NOT NULL,
	"reset_on" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "playground_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"number" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"url" text,
	"bytes" integer,
	"storage_key" text,
	"characters" integer NOT NULL,
	"passages" integer NOT NULL,
	"is_cut" boolean NOT NULL,
	"language" text,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playground_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playground_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"parent_id" uuid,
	"response_type" text NOT NULL,
	"text" text,
	"run_id" uuid,
	"is_chosen" boolean DEFAULT true NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"struck" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playground_passages" (
	"attachment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "playground_passages_attachment_id_number_pk" PRIMARY KEY("attachment_id","number")
);
--> statement-breakpoint
CREATE TABLE "playground_prompts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"updated_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "playground_copies" ADD CONSTRAINT "playground_copies_conversation_id_playground_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."playground_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_copies" ADD CONSTRAINT "playground_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_conversations" ADD CONSTRAINT "playground_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_conversations" ADD CONSTRAINT "playground_conversations_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_conversations" ADD CONSTRAINT "playground_conversations_folder_id_playground_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."playground_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_attachments" ADD CONSTRAINT "playground_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_attachments" ADD CONSTRAINT "playground_attachments_conversation_id_playground_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."playground_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_attachments" ADD CONSTRAINT "playground_attachments_message_id_playground_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."playground_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_folders" ADD CONSTRAINT "playground_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_messages" ADD CONSTRAINT "playground_messages_conversation_id_playground_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."playground_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_messages" ADD CONSTRAINT "playground_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_messages" ADD CONSTRAINT "playground_messages_parent_id_playground_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."playground_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_passages" ADD CONSTRAINT "playground_passages_attachment_id_playground_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."playground_attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_prompts" ADD CONSTRAINT "playground_prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playground_copies_conversation" ON "playground_copies" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "playground_copies_user" ON "playground_copies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "playground_conversations_updated_on" ON "playground_conversations" USING btree ("user_id","is_pinned","updated_on","id");--> statement-breakpoint
CREATE INDEX "playground_conversations_title" ON "playground_conversations" USING btree ("user_id","is_pinned",lower("title"),"id");--> statement-breakpoint
CREATE INDEX "playground_conversations_folder" ON "playground_conversations" USING btree ("folder_id","is_pinned","updated_on");--> statement-breakpoint
CREATE INDEX "playground_conversations_assistant" ON "playground_conversations" USING btree ("assistant_id");--> statement-breakpoint
CREATE INDEX "playground_attachments_conversation" ON "playground_attachments" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE INDEX "playground_attachments_message" ON "playground_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "playground_attachments_user" ON "playground_attachments" USING btree ("user_id","created_on");--> statement-breakpoint
CREATE UNIQUE INDEX "playground_folders_name" ON "playground_folders" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "playground_messages_conversation" ON "playground_messages" USING btree ("conversation_id","created_on");--> statement-breakpoint
CREATE INDEX "playground_messages_parent" ON "playground_messages" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "playground_messages_user" ON "playground_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "playground_messages_search" ON "playground_messages" USING gin ((to_tsvector('simple', left(coalesce("text", ''), 200000)) || array_to_tsvector(array["user_id"::text])));--> statement-breakpoint
CREATE UNIQUE INDEX "playground_prompts_name" ON "playground_prompts" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "playground_prompts_shared" ON "playground_prompts" USING btree ("user_id") WHERE "playground_prompts"."is_shared";