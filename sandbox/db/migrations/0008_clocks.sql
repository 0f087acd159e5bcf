CREATE TABLE "sandbox_clocks" (
	"subaccount_id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint DEFAULT 0 NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"target_at" timestamp (3) with time zone,
	"runs_on" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "leased_until" timestamp (3) with time zone;