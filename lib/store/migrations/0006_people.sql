CREATE TABLE "own_assignee" (
	"user_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"assignee_id" text NOT NULL,
	CONSTRAINT "own_assignee_user_id_connection_id_pk" PRIMARY KEY("user_id","connection_id")
);
--> statement-breakpoint
ALTER TABLE "history_event" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "own_assignee" ADD CONSTRAINT "own_assignee_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_assignee" ADD CONSTRAINT "own_assignee_connection_id_connection_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connection"("id") ON DELETE cascade ON UPDATE no action;