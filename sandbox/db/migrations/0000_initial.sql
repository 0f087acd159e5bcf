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
CREATE TABLE "blog_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"slug" text NOT NULL,
	"titulo" text NOT NULL,
	"extracto" text,
	"contenido_html" text NOT NULL,
	"estado" text NOT NULL,
	"publicado_en" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"status" text NOT NULL,
	"canal" text NOT NULL,
	"contacto_id" bigint,
	"ultimo_mensaje_en" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"direccion" text NOT NULL,
	"texto" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"titulo" text NOT NULL,
	"slug" text NOT NULL,
	"estado" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"dominio" text,
	"estado" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"form_id" bigint NOT NULL,
	"form_version" integer NOT NULL,
	"status" text NOT NULL,
	"datos" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"campos" json NOT NULL,
	"version" integer NOT NULL,
	"ajustes" json NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
	"request_headers" json NOT NULL,
	"response_status" integer,
	"response_headers" json,
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
CREATE TABLE "workflow_publications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workflow_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"workflow_id" bigint NOT NULL,
	"graph" json NOT NULL,
	"triggers" json NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow_run_steps" (
	"run_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"node_id" text NOT NULL,
	"type" text NOT NULL,
	"subtype" text,
	"status" text NOT NULL,
	"salida" text,
	"entrada" json NOT NULL,
	"detalle" json NOT NULL,
	"error" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "workflow_run_steps_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "workflow_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workflow_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"workflow_id" bigint NOT NULL,
	"publication_id" bigint NOT NULL,
	"trigger_id" text NOT NULL,
	"trigger_type" text NOT NULL,
	"event_id" bigint,
	"event" json NOT NULL,
	"contacto_id" bigint,
	"deal_id" bigint,
	"appointment_id" bigint,
	"chain" json NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"node_id" text,
	"steps" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "workflow_starts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workflow_starts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"workflow_id" bigint NOT NULL,
	"publication_id" bigint NOT NULL,
	"trigger_id" text NOT NULL,
	"event_id" bigint NOT NULL,
	"chain" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow_triggers" (
	"publication_id" bigint NOT NULL,
	"trigger_id" text NOT NULL,
	"workflow_id" bigint NOT NULL,
	"subaccount_id" integer NOT NULL,
	"event_type" text NOT NULL,
	CONSTRAINT "workflow_triggers_publication_id_trigger_id_pk" PRIMARY KEY("publication_id","trigger_id")
);
--> statement-breakpoint
CREATE TABLE "workflows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workflows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subaccount_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"descripcion" text,
	"graph" json NOT NULL,
	"triggers" json NOT NULL,
	"settings" json NOT NULL,
	"folder_id" bigint,
	"status" text NOT NULL,
	"timezone" text NOT NULL,
	"publication_id" bigint,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_contacto_id_contacts_id_fk" FOREIGN KEY ("contacto_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_categoria_id_product_categories_id_fk" FOREIGN KEY ("categoria_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD CONSTRAINT "contact_tags_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD CONSTRAINT "contact_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_empresa_id_companies_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_contacto_id_contacts_id_fk" FOREIGN KEY ("contacto_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_pipeline_id_pipelines_id_fk" FOREIGN KEY ("pipeline_id") REFERENCES "public"."pipelines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_contacto_id_contacts_id_fk" FOREIGN KEY ("contacto_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_pipeline_id_pipelines_id_fk" FOREIGN KEY ("pipeline_id") REFERENCES "public"."pipelines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_publications" ADD CONSTRAINT "workflow_publications_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_run_steps" ADD CONSTRAINT "workflow_run_steps_run_id_workflow_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."workflow_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD CONSTRAINT "workflow_runs_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_triggers" ADD CONSTRAINT "workflow_triggers_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "blog_posts_estado" ON "blog_posts" USING btree ("subaccount_id","estado","id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug" ON "blog_posts" USING btree ("subaccount_id","slug");--> statement-breakpoint
CREATE INDEX "conversations_subaccount" ON "conversations" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE INDEX "conversations_status" ON "conversations" USING btree ("subaccount_id","status","id");--> statement-breakpoint
CREATE INDEX "conversations_contacto" ON "conversations" USING btree ("contacto_id");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug" ON "pages" USING btree ("site_id","slug");--> statement-breakpoint
CREATE INDEX "sites_subaccount" ON "sites" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE INDEX "form_submissions_form" ON "form_submissions" USING btree ("form_id","id");--> statement-breakpoint
CREATE INDEX "form_submissions_status" ON "form_submissions" USING btree ("form_id","status","id");--> statement-breakpoint
CREATE INDEX "forms_subaccount" ON "forms" USING btree ("subaccount_id","status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "forms_slug" ON "forms" USING btree ("subaccount_id","slug");--> statement-breakpoint
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
CREATE INDEX "webhook_endpoints_subaccount" ON "webhook_endpoints" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE INDEX "workflow_publications_workflow" ON "workflow_publications" USING btree ("workflow_id");--> statement-breakpoint
CREATE INDEX "workflow_runs_due" ON "workflow_runs" USING btree ("due_at","id") WHERE "workflow_runs"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "workflow_runs_workflow" ON "workflow_runs" USING btree ("workflow_id","id");--> statement-breakpoint
CREATE INDEX "workflow_runs_status" ON "workflow_runs" USING btree ("workflow_id","status","id");--> statement-breakpoint
CREATE INDEX "workflow_triggers_event" ON "workflow_triggers" USING btree ("subaccount_id","event_type");--> statement-breakpoint
CREATE INDEX "workflow_triggers_workflow" ON "workflow_triggers" USING btree ("workflow_id");--> statement-breakpoint
CREATE INDEX "workflows_subaccount" ON "workflows" USING btree ("subaccount_id","id");--> statement-breakpoint
CREATE INDEX "workflows_status" ON "workflows" USING btree ("subaccount_id","status","id");