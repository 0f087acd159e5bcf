CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"calendar_id" bigint NOT NULL,
	"contacto_id" bigint,
	"estado" text NOT NULL,
	"inicio" timestamp (3) with time zone NOT NULL,
	"fin" timestamp (3) with time zone NOT NULL,
	"notas" text,
	"motivo_cancelacion" text,
	"reagendada_desde" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"slug" text NOT NULL,
	"activo" boolean NOT NULL,
	"timezone" text NOT NULL,
	"descripcion" text,
	"duracion_min" integer NOT NULL,
	"intervalo_min" integer NOT NULL,
	"buffer_antes_min" integer NOT NULL,
	"buffer_despues_min" integer NOT NULL,
	"anticipacion_min_horas" integer NOT NULL,
	"ventana_dias" integer NOT NULL,
	"max_por_dia" integer,
	"horario" jsonb NOT NULL,
	"excepciones" jsonb NOT NULL,
	"requiere_confirmacion" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"moneda" text NOT NULL,
	"monto" numeric NOT NULL,
	"tipo_precio" text NOT NULL,
	"periodicidad" text,
	"periodo_dias" integer,
	"vigencia_desde" date,
	"vigencia_hasta" date,
	"tramos" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"nombre" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"descripcion" text,
	"sku" text,
	"tipo" text NOT NULL,
	"estado" text NOT NULL,
	"categoria_id" bigint,
	"campos_custom" jsonb NOT NULL,
	"buscable" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"rut" text,
	"email" text,
	"telefono" text,
	"sitio_web" text,
	"direccion" text,
	"external_id" text,
	"estado" text NOT NULL,
	"campos_custom" jsonb NOT NULL,
	"buscable" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_tags" (
	"contact_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "contact_tags_contact_id_tag_id_pk" PRIMARY KEY("contact_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"apellido" text,
	"email" text,
	"telefono" text,
	"rut" text,
	"empresa_id" bigint,
	"external_id" text,
	"campos_custom" jsonb NOT NULL,
	"buscable" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"clave" text NOT NULL,
	"color" text
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"subaccount_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_subaccount_id_key_pk" PRIMARY KEY("subaccount_id","key")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"pipeline_id" bigint NOT NULL,
	"stage_id" bigint NOT NULL,
	"orden" integer NOT NULL,
	"estado" text NOT NULL,
	"title" text NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"external_id" text,
	"contacto_id" bigint,
	"empresa_id" bigint,
	"fecha_cierre_estimada" date,
	"motivo_perdida" text,
	"campos_custom" jsonb NOT NULL,
	"stage_changed_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pipelines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pipelines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"es_default" boolean DEFAULT false NOT NULL,
	"archivado" boolean DEFAULT false NOT NULL,
	"razones_config" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"pipeline_id" bigint NOT NULL,
	"nombre" text NOT NULL,
	"stage_type" text NOT NULL,
	"orden" integer NOT NULL,
	"probabilidad" integer NOT NULL,
	"color" text
);
--> statement-breakpoint
CREATE TABLE "subaccounts" (
	"id" integer PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"titulo" text NOT NULL,
	"descripcion" text,
	"project_id" bigint,
	"client_id" bigint,
	"assignee_id" bigint,
	"status" text NOT NULL,
	"vence_el" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"endpoint_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"event_type" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"response_status" integer,
	"error" text,
	"next_attempt_at" timestamp (3) with time zone,
	"lease" text,
	"redelivery_of" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery_attempts" (
	"delivery_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"url" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"request_headers" jsonb NOT NULL,
	"response_status" integer,
	"response_headers" jsonb,
	"response_body" text,
	"error" text,
	CONSTRAINT "delivery_attempts_delivery_id_number_pk" PRIMARY KEY("delivery_id","number")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"url" text NOT NULL,
	"description" text,
	"events" text[] NOT NULL,
	"active" boolean NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_expires_at" timestamp (3) with time zone,
	"consecutive_failures" integer DEFAULT 0 NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"disabled_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_contacto_id_contacts_id_fk" FOREIGN KEY ("contacto_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_categoria_id_product_categories_id_fk" FOREIGN KEY ("categoria_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD CONSTRAINT "contact_tags_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD CONSTRAINT "contact_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_empresa_id_companies_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_pipeline_id_pipelines_id_fk" FOREIGN KEY ("pipeline_id") REFERENCES "public"."pipelines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_contacto_id_contacts_id_fk" FOREIGN KEY ("contacto_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_pipeline_id_pipelines_id_fk" FOREIGN KEY ("pipeline_id") REFERENCES "public"."pipelines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_calendar" ON "appointments" USING btree ("calendar_id","id");--> statement-breakpoint
CREATE INDEX "appointments_inicio" ON "appointments" USING btree ("calendar_id","inicio");--> statement-breakpoint
CREATE INDEX "appointments_contacto" ON "appointments" USING btree ("contacto_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendars_slug" ON "calendars" USING btree ("subaccount_id","slug");--> statement-breakpoint
CREATE INDEX "prices_product" ON "prices" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_categories_subaccount" ON "product_categories" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE INDEX "products_subaccount" ON "products" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE INDEX "products_estado" ON "products" USING btree ("subaccount_id","estado","id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("subaccount_id","sku");--> statement-breakpoint
CREATE INDEX "products_buscable" ON "products" USING gin ("buscable" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_subaccount" ON "companies" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_external_id" ON "companies" USING btree ("subaccount_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_rut" ON "companies" USING btree ("subaccount_id","rut");--> statement-breakpoint
CREATE INDEX "companies_email" ON "companies" USING btree ("subaccount_id",lower(email));--> statement-breakpoint
CREATE INDEX "companies_estado" ON "companies" USING btree ("subaccount_id","estado","id");--> statement-breakpoint
CREATE INDEX "companies_buscable" ON "companies" USING gin ("buscable" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_tags_tag" ON "contact_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "contacts_subaccount" ON "contacts" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_external_id" ON "contacts" USING btree ("subaccount_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_email" ON "contacts" USING btree ("subaccount_id",lower(email));--> statement-breakpoint
CREATE INDEX "contacts_telefono" ON "contacts" USING btree ("subaccount_id","telefono","id");--> statement-breakpoint
CREATE INDEX "contacts_empresa" ON "contacts" USING btree ("empresa_id");--> statement-breakpoint
CREATE INDEX "contacts_buscable" ON "contacts" USING gin ("buscable" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tags_clave" ON "tags" USING btree ("subaccount_id","clave");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_external_id" ON "deals" USING btree ("subaccount_id","external_id");--> statement-breakpoint
CREATE INDEX "deals_subaccount" ON "deals" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE INDEX "deals_subaccount_estado" ON "deals" USING btree ("subaccount_id","estado","id");--> statement-breakpoint
CREATE INDEX "deals_pipeline" ON "deals" USING btree ("pipeline_id","id");--> statement-breakpoint
CREATE INDEX "deals_stage" ON "deals" USING btree ("stage_id","id");--> statement-breakpoint
CREATE INDEX "deals_stage_orden" ON "deals" USING btree ("stage_id","orden") WHERE estado <> 'papelera';--> statement-breakpoint
CREATE INDEX "deals_contacto" ON "deals" USING btree ("contacto_id","id");--> statement-breakpoint
CREATE INDEX "deals_empresa" ON "deals" USING btree ("empresa_id");--> statement-breakpoint
CREATE INDEX "pipelines_subaccount" ON "pipelines" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pipelines_one_default" ON "pipelines" USING btree ("subaccount_id") WHERE es_default;--> statement-breakpoint
CREATE INDEX "stages_pipeline" ON "stages" USING btree ("pipeline_id","orden");--> statement-breakpoint
CREATE INDEX "tasks_subaccount" ON "tasks" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE INDEX "tasks_status" ON "tasks" USING btree ("subaccount_id","status","id");--> statement-breakpoint
CREATE INDEX "tasks_assignee" ON "tasks" USING btree ("subaccount_id","assignee_id","id");--> statement-breakpoint
CREATE INDEX "tasks_client" ON "tasks" USING btree ("subaccount_id","client_id","id");--> statement-breakpoint
CREATE INDEX "tasks_project" ON "tasks" USING btree ("subaccount_id","project_id","id");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("endpoint_id","next_attempt_at") WHERE "deliveries"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_subaccount" ON "deliveries" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE INDEX "deliveries_endpoint" ON "deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "deliveries_status" ON "deliveries" USING btree ("subaccount_id","status","id");--> statement-breakpoint
CREATE INDEX "deliveries_event" ON "deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "events_subaccount" ON "events" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE INDEX "events_type" ON "events" USING btree ("subaccount_id","type","id");--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_subaccount" ON "webhook_endpoints" USING btree ("subaccount_id","id");