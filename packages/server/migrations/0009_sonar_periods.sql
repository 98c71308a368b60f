CREATE TABLE "sonar_periods" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"days" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sonar_periods" ADD CONSTRAINT "sonar_periods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;