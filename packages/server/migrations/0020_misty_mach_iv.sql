CREATE TABLE "board_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_by" text NOT NULL,
	"updated_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"text" text NOT NULL,
	"original_text" text,
	"create_type" text NOT NULL,
	"reaction" text,
	"selected" boolean DEFAULT false NOT NULL,
	"status" text,
	"is_new" boolean NOT NULL,
	"final_rank" integer,
	"creator" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"writer" jsonb,
	"origin" jsonb,
	"absorbed" jsonb,
	"run_id" uuid
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"counter" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scout_forms" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"by_pass" text DEFAULT '' NOT NULL,
	"focus_on" text DEFAULT '' NOT NULL,
	"file_text" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"target_number" integer DEFAULT 10 NOT NULL,
	"run_id" uuid,
	"run_mode" text,
	"wanted" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scout_sessions" (
	"project_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"thread_id" uuid,
	"assistant_id" uuid,
	"writer_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"hint" text,
	"hint_code" text,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "scout_sessions_project_id_mode_pk" PRIMARY KEY("project_id","mode")
);
--> statement-breakpoint
ALTER TABLE "project_shares" ADD COLUMN "allows_feedback" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "board_edits" ADD CONSTRAINT "board_edits_message_id_board_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."board_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_feedback" ADD CONSTRAINT "board_feedback_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_feedback" ADD CONSTRAINT "board_feedback_message_id_board_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."board_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_messages" ADD CONSTRAINT "board_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_forms" ADD CONSTRAINT "scout_forms_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_sessions" ADD CONSTRAINT "scout_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_edits_message" ON "board_edits" USING btree ("message_id","updated_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "board_feedback_project" ON "board_feedback" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "board_feedback_message" ON "board_feedback" USING btree ("message_id","created_on");--> statement-breakpoint
CREATE UNIQUE INDEX "board_feedback_like" ON "board_feedback" USING btree ("message_id","name") WHERE "board_feedback"."kind" = 'LIKE';--> statement-breakpoint
CREATE UNIQUE INDEX "board_messages_project_count" ON "board_messages" USING btree ("project_id","count" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "board_messages_backup" ON "board_messages" USING btree ("project_id") WHERE "board_messages"."status" = 'BACKUP';