CREATE TABLE "welcome" (
	"user_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "welcome_user_id_connection_id_pk" PRIMARY KEY("user_id","connection_id")
);
--> statement-breakpoint
ALTER TABLE "welcome" ADD CONSTRAINT "welcome_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "welcome" ADD CONSTRAINT "welcome_connection_id_connection_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_operation" ON "activity" USING btree ("connection_id","operation_id");