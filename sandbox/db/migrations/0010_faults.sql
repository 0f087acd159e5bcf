CREATE TABLE "sandbox_faults" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"rule" json NOT NULL,
	"seen" bigint DEFAULT 0 NOT NULL,
	"struck" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD COLUMN "fault" text;--> statement-breakpoint
CREATE INDEX "sandbox_faults_subaccount" ON "sandbox_faults" USING btree ("subaccount_id","id");