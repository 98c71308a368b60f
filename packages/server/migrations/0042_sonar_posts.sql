CREATE TABLE "sonar_post_tags" (
	"account_id" integer NOT NULL,
	"month" date NOT NULL,
	"tag" text NOT NULL,
	"posts" integer NOT NULL,
	"counted" integer NOT NULL,
	"interactions" bigint NOT NULL,
	CONSTRAINT "sonar_post_tags_account_id_month_tag_pk" PRIMARY KEY("account_id","month","tag")
);
--> statement-breakpoint
CREATE TABLE "sonar_posts" (
	"account_id" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"post_id" text NOT NULL,
	"is_timed" boolean NOT NULL,
	"source" text NOT NULL,
	"kind" text,
	"likes" bigint,
	"comments" bigint,
	"shares" bigint,
	"views" bigint,
	"interactions" bigint,
	"url" text,
	"picture" text,
	"text" text,
	"hashtags" text[] NOT NULL,
	CONSTRAINT "sonar_posts_account_id_published_at_post_id_pk" PRIMARY KEY("account_id","published_at","post_id")
) PARTITION BY RANGE ("published_at");
--> statement-breakpoint
CREATE TABLE "sonar_posts_before_2016" PARTITION OF "sonar_posts" FOR VALUES FROM (MINVALUE) TO ('2016-01-01 00:00:00+00');
--> statement-breakpoint
DO $$ BEGIN
	FOR year IN 2016..2035 LOOP
		EXECUTE format('CREATE TABLE %I PARTITION OF sonar_posts FOR VALUES FROM (%L) TO (%L)',
			'sonar_posts_' || year, year || '-01-01 00:00:00+00', (year + 1) || '-01-01 00:00:00+00');
	END LOOP;
END $$;
--> statement-breakpoint
CREATE TABLE "sonar_posts_from_2036" PARTITION OF "sonar_posts" FOR VALUES FROM ('2036-01-01 00:00:00+00') TO (MAXVALUE);
--> statement-breakpoint
ALTER TABLE "sonar_post_tags" ADD CONSTRAINT "sonar_post_tags_account_id_sonar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sonar_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_posts" ADD CONSTRAINT "sonar_posts_account_id_sonar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sonar_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sonar_posts_words" ON "sonar_posts" USING gin (to_tsvector('simple', "text"));
--> statement-breakpoint
-- What was kept of posts until now is less: their times and figures. The next collection brings the rest.
INSERT INTO "sonar_posts" ("account_id", "published_at", "post_id", "is_timed", "source", "likes", "comments", "shares", "interactions", "hashtags")
SELECT "account_id", "published_at", "item_id", true, "source", "likes", "comments", "shares", "likes" + "comments" + coalesce("shares", 0), '{}'
FROM "sonar_items";
--> statement-breakpoint
DROP TABLE "sonar_items" CASCADE;