CREATE TABLE "requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"request_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"query" text,
	"operation" text,
	"status" integer NOT NULL,
	"error_code" text,
	"duration_ms" integer NOT NULL,
	"key_hint" text NOT NULL,
	"idempotency" text NOT NULL,
	"idempotency_key" text,
	"request_headers" json NOT NULL,
	"request_body" text,
	"request_body_bytes" integer NOT NULL,
	"response_headers" json NOT NULL,
	"response_body" text,
	"response_body_bytes" integer NOT NULL,
	"buscable" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "request_id" text;--> statement-breakpoint
CREATE INDEX "requests_subaccount" ON "requests" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE INDEX "requests_status" ON "requests" USING btree ("subaccount_id","status","id");--> statement-breakpoint
CREATE INDEX "requests_method" ON "requests" USING btree ("subaccount_id","method","id");--> statement-breakpoint
CREATE INDEX "requests_operation" ON "requests" USING btree ("subaccount_id","operation","id");--> statement-breakpoint
CREATE INDEX "requests_key" ON "requests" USING btree ("subaccount_id","key_hint","id");--> statement-breakpoint
CREATE INDEX "requests_path" ON "requests" USING btree ("subaccount_id","path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "requests_request" ON "requests" USING btree ("subaccount_id","request_id");--> statement-breakpoint
CREATE INDEX "requests_received" ON "requests" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "requests_words" ON "requests" USING gin (array_to_tsvector(string_to_array("buscable", ' '))) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "events_request" ON "events" USING btree ("subaccount_id","request_id") WHERE "events"."request_id" is not null;