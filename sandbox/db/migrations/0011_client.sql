ALTER TABLE "requests" ADD COLUMN "client" text;--> statement-breakpoint
CREATE INDEX "requests_client" ON "requests" USING btree ("subaccount_id","client","id");--> statement-breakpoint
CREATE INDEX "requests_others" ON "requests" USING btree ("subaccount_id","id") WHERE ("requests"."client" is null or "requests"."method" <> 'GET');