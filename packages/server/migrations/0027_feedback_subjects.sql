ALTER TABLE "board_feedback" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
UPDATE "board_feedback" SET "subject_id" = "message_id";--> statement-breakpoint
ALTER TABLE "board_feedback" ALTER COLUMN "subject_id" SET NOT NULL;
