CREATE TABLE "received_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "received_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"query" text NOT NULL,
	"headers" jsonb NOT NULL,
	"body" text NOT NULL,
	"body_bytes" integer NOT NULL,
	"is_cut" boolean NOT NULL,
	"answer" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receiver" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receiver_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "received_request" ADD CONSTRAINT "received_request_user_id_receiver_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."receiver"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receiver" ADD CONSTRAINT "receiver_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_request_user" ON "received_request" USING btree ("user_id","id");