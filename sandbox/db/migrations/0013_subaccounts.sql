CREATE TABLE "sandbox_keys" (
	"digest" text PRIMARY KEY NOT NULL,
	"subaccount_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subaccounts" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;