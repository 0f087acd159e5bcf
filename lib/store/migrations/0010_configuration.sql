CREATE TABLE "configuration_pair" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "configuration_pair_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_connection_id" text,
	"second_connection_id" text NOT NULL,
	"kind" text NOT NULL,
	"first_id" text,
	"second_id" text,
	"base" text,
	"applied" text,
	"plan_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configuration_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"source_connection_id" text,
	"source_name" text NOT NULL,
	"source_environment" text,
	"source_files" text,
	"target_connection_id" text NOT NULL,
	"target_name" text NOT NULL,
	"target_environment" text NOT NULL,
	"made_by" text NOT NULL,
	"made_by_name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"approved_by" text,
	"approved_by_name" text,
	"approved_at" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"undo_of" text
);
--> statement-breakpoint
CREATE TABLE "configuration_plan_record" (
	"plan_id" text NOT NULL,
	"position" integer NOT NULL,
	"record" text NOT NULL,
	"choice" text,
	"steps" text,
	"result" text,
	"claimed_by" text,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "configuration_plan_record_plan_id_position_pk" PRIMARY KEY("plan_id","position")
);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "plan_id" text;--> statement-breakpoint
ALTER TABLE "configuration_pair" ADD CONSTRAINT "configuration_pair_first_connection_id_connection_id_fk" FOREIGN KEY ("first_connection_id") REFERENCES "public"."connection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configuration_pair" ADD CONSTRAINT "configuration_pair_second_connection_id_connection_id_fk" FOREIGN KEY ("second_connection_id") REFERENCES "public"."connection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configuration_plan_record" ADD CONSTRAINT "configuration_plan_record_plan_id_configuration_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."configuration_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "configuration_pair_first" ON "configuration_pair" USING btree ("first_connection_id","kind","first_id");--> statement-breakpoint
CREATE INDEX "configuration_pair_second" ON "configuration_pair" USING btree ("second_connection_id","kind","second_id");--> statement-breakpoint
CREATE INDEX "configuration_plan_target" ON "configuration_plan" USING btree ("target_connection_id","made_at");--> statement-breakpoint
CREATE INDEX "configuration_plan_source" ON "configuration_plan" USING btree ("source_connection_id","made_at");--> statement-breakpoint
CREATE INDEX "configuration_plan_undo_of" ON "configuration_plan" USING btree ("undo_of");--> statement-breakpoint
CREATE UNIQUE INDEX "configuration_plan_applying" ON "configuration_plan" USING btree ("target_connection_id") WHERE state = 'applying';--> statement-breakpoint
CREATE INDEX "activity_plan" ON "activity" USING btree ("plan_id","id");