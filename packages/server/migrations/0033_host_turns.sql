CREATE TABLE "host_turns" (
	"host" text PRIMARY KEY NOT NULL,
	"holder" uuid,
	"free_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "host_turns_free_on" ON "host_turns" USING btree ("free_on");