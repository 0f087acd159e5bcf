DROP INDEX "products_buscable";--> statement-breakpoint
DROP INDEX "companies_buscable";--> statement-breakpoint
DROP INDEX "contacts_buscable";--> statement-breakpoint
CREATE INDEX "products_buscable" ON "products" USING gin ("buscable" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "companies_buscable" ON "companies" USING gin ("buscable" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "contacts_buscable" ON "contacts" USING gin ("buscable" gin_trgm_ops) WITH (fastupdate=false);