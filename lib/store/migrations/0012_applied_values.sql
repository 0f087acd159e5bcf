CREATE TABLE "configuration_applied" (
	"connection_id" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"value" text NOT NULL,
	"is_own" boolean NOT NULL,
	"is_whole" boolean NOT NULL,
	"plan_id" text NOT NULL,
	CONSTRAINT "configuration_applied_connection_id_kind_record_id_pk" PRIMARY KEY("connection_id","kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "configuration_plan" ADD COLUMN "target_address" text;--> statement-breakpoint
ALTER TABLE "configuration_applied" ADD CONSTRAINT "configuration_applied_connection_id_connection_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configuration_pair" DROP COLUMN "applied";