CREATE TABLE "deal_texts" (
	"deal_id" bigint PRIMARY KEY NOT NULL,
	"buscable" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "deal_texts" SELECT "id", lower(regexp_replace(normalize(concat_ws(' ', "title", "external_id"), NFD), '[\u0300-\u036f]', '', 'g')) FROM "deals";--> statement-breakpoint
ALTER TABLE "deal_texts" ADD CONSTRAINT "deal_texts_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "buscable" text;--> statement-breakpoint
UPDATE "appointments" SET "buscable" = lower(regexp_replace(normalize("notas", NFD), '[\u0300-\u036f]', '', 'g')) WHERE "notas" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "buscable" text;--> statement-breakpoint
UPDATE "tasks" SET "buscable" = lower(regexp_replace(normalize(concat_ws(' ', "titulo", "descripcion"), NFD), '[\u0300-\u036f]', '', 'g'));--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "buscable" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "deal_texts_buscable" ON "deal_texts" USING gin ("buscable" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "appointments_buscable" ON "appointments" USING gin ("buscable" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "tasks_buscable" ON "tasks" USING gin ("buscable" gin_trgm_ops) WITH (fastupdate=false);