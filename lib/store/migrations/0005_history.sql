CREATE TABLE "history_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"connection_id" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"at" timestamp with time zone,
	"cursor" text,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history_place" (
	"connection_id" text PRIMARY KEY NOT NULL,
	"server" text NOT NULL,
	"cursor" text,
	"last_at" timestamp with time zone,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "history_event" ADD CONSTRAINT "history_event_connection_id_connection_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_place" ADD CONSTRAINT "history_place_connection_id_connection_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "history_event_once" ON "history_event" USING btree ("connection_id","event_id");--> statement-breakpoint
CREATE INDEX "history_event_record" ON "history_event" USING btree ("connection_id","kind","record_id","id");--> statement-breakpoint
CREATE INDEX "history_event_read_at" ON "history_event" USING btree ("read_at");