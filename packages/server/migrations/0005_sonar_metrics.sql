CREATE TABLE "sonar_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sonar_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dataset_id" uuid NOT NULL,
	"network" text NOT NULL,
	"key" text NOT NULL,
	"resolved" jsonb,
	"reason" text,
	"tried_on" timestamp with time zone,
	"collected_on" timestamp with time zone,
	CONSTRAINT "sonar_accounts_key" UNIQUE("dataset_id","network","key")
);
--> statement-breakpoint
CREATE TABLE "sonar_gaps" (
	"account_id" integer NOT NULL,
	"metric" smallint NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "sonar_gaps_account_id_metric_from_day_pk" PRIMARY KEY("account_id","metric","from_day")
);
--> statement-breakpoint
CREATE TABLE "sonar_items" (
	"account_id" integer NOT NULL,
	"item_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"likes" bigint,
	"comments" bigint,
	"shares" bigint,
	"source" text NOT NULL,
	CONSTRAINT "sonar_items_account_id_item_id_pk" PRIMARY KEY("account_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "sonar_values" (
	"account_id" integer NOT NULL,
	"metric" smallint NOT NULL,
	"block" smallint NOT NULL,
	"written" bigint NOT NULL,
	"known" smallint NOT NULL,
	"days" "bytea" NOT NULL,
	CONSTRAINT "sonar_values_account_id_metric_block_pk" PRIMARY KEY("account_id","metric","block")
);
--> statement-breakpoint
ALTER TABLE "sonar_accounts" ADD CONSTRAINT "sonar_accounts_dataset_id_sonar_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."sonar_datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_gaps" ADD CONSTRAINT "sonar_gaps_account_id_sonar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sonar_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_items" ADD CONSTRAINT "sonar_items_account_id_sonar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sonar_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sonar_values" ADD CONSTRAINT "sonar_values_account_id_sonar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sonar_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sonar_items_published_at" ON "sonar_items" USING btree ("account_id","published_at");