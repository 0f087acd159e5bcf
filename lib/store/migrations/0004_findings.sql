CREATE TABLE "operation_finding" (
	"connection_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"finding" text NOT NULL,
	"status" integer,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operation_finding_connection_id_operation_id_pk" PRIMARY KEY("connection_id","operation_id")
);
--> statement-breakpoint
ALTER TABLE "connection" ADD COLUMN "is_key_recognised" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "operation_finding" ADD CONSTRAINT "operation_finding_connection_id_connection_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connection"("id") ON DELETE cascade ON UPDATE no action;