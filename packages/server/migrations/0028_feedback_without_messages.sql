ALTER TABLE "board_feedback" DROP CONSTRAINT "board_feedback_message_id_board_messages_id_fk";
--> statement-breakpoint
DROP INDEX "board_feedback_message";--> statement-breakpoint
DROP INDEX "board_feedback_like";--> statement-breakpoint
CREATE INDEX "board_feedback_subject" ON "board_feedback" USING btree ("subject_id","created_on");--> statement-breakpoint
CREATE UNIQUE INDEX "board_feedback_like" ON "board_feedback" USING btree ("subject_id","name") WHERE "board_feedback"."kind" = 'LIKE';--> statement-breakpoint
ALTER TABLE "board_feedback" DROP COLUMN "message_id";