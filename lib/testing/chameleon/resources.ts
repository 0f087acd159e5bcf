/** What a field holds, which says how a server may write it and when two readings of it are the same. */
export type Kind =
  | 'label'
  | 'text'
  | 'email'
  | 'phone'
  | 'money'
  | 'currency'
  | 'timestamp'
  | 'date'
  | 'flag'
  | 'count'
  | 'state'
  | 'json'
  | { readonly ref: string }
  | { readonly rows: string };

export type Field = {
  readonly kind: Kind;
  /** What other servers call it: lists of this room's own, written without a look at the reader's. */
  readonly synonyms: readonly string[];
  /** Named by the API document ('Resources and their fields'): a mild server keeps the name and always has it. */
  readonly promised: boolean;
};

export type ResourceFields = Readonly<Record<string, Field>>;

const field = (kind: Kind, ...synonyms: string[]): Field => ({ kind, synonyms, promised: false });
const promised = (kind: Kind, ...synonyms: string[]): Field => ({ kind, synonyms, promised: true });
const ref = (resource: string): Kind => ({ ref: resource });
const rows = (resource: string): Kind => ({ rows: resource });

const called = field('label', 'name', 'label', 'titulo', 'display_name');
const titled = field('label', 'title', 'name', 'subject', 'asunto');
const email = field('email', 'correo', 'mail', 'email_address', 'correo_electronico');
const phone = field('phone', 'phone', 'telephone', 'mobile', 'celular', 'phone_number');
const rut = field('text', 'tax_id', 'id_tributario', 'vat_number');
const created = field('timestamp', 'created', 'creado_en', 'fecha_creacion', 'date_created');
const updated = field('timestamp', 'updated', 'modificado_en', 'last_modified', 'modified_at');
const externalId = field('text', 'external_key', 'external_ref', 'id_externo');
const custom = field('json', 'custom_fields', 'campos_personalizados', 'extra_fields');
const described = field('text', 'description', 'detalle', 'summary');
const state = field('state', 'status', 'state', 'situacion');

/** Every resource of the contract, field by field. A new area joins with a line for each of its resources. */
export const resources: Readonly<Record<string, ResourceFields>> = {
  pipeline: {
    nombre: called,
    stages: promised(rows('stage'), 'etapas', 'columns', 'steps'),
    es_default: field('flag', 'is_default', 'default', 'por_defecto'),
    archivado: field('flag', 'archived', 'is_archived'),
    razones_config: promised('json', 'reasons', 'loss_reasons'),
    created_at: created,
    updated_at: updated,
  },
  stage: {
    pipeline_id: field(ref('pipeline'), 'funnel_id', 'embudo_id'),
    nombre: field('label', 'name', 'stage_name', 'label', 'etapa'),
    stage_type: promised('state', 'type', 'tipo'),
    orden: promised('count', 'position', 'order', 'rank'),
    probabilidad: field('count', 'probability', 'win_probability', 'prob'),
    color: field('text', 'colour', 'hex_color'),
    es_ganado: promised('flag', 'is_won', 'won'),
    es_perdido: promised('flag', 'is_lost', 'lost'),
  },
  deal: {
    title: promised('label', 'name', 'nombre', 'deal_name', 'subject'),
    amount: promised('money', 'value', 'monto', 'valor', 'deal_value'),
    currency: promised('currency', 'moneda', 'currency_code', 'divisa'),
    external_id: promised('text', ...externalId.synonyms),
    estado: promised('state', ...state.synonyms),
    pipeline_id: promised(ref('pipeline'), 'funnel_id', 'embudo_id'),
    stage_id: promised(ref('stage'), 'etapa_id', 'column_id'),
    orden: field('count', 'position', 'sort_order', 'rank'),
    contacto_id: field(ref('contact'), 'contact_id', 'person_id', 'cliente_id'),
    empresa_id: field(ref('company'), 'company_id', 'organization_id', 'account_id'),
    fecha_cierre_estimada: field('date', 'expected_close_date', 'close_date', 'cierre_estimado'),
    motivo_perdida: field('text', 'lost_reason', 'loss_reason', 'razon_perdida'),
    campos_custom: custom,
    stage_changed_at: field('timestamp', 'stage_since', 'moved_at', 'etapa_desde'),
    closed_at: field('timestamp', 'cerrado_en', 'closed_on', 'fecha_cierre'),
    created_at: created,
    updated_at: updated,
  },
  contact: {
    nombre: field('label', 'first_name', 'name', 'given_name', 'nombres'),
    apellido: field('label', 'last_name', 'surname', 'family_name', 'apellidos'),
    email,
    telefono: phone,
    rut,
    empresa_id: field(ref('company'), 'company_id', 'organization_id', 'account_id'),
    external_id: externalId,
    tags: promised(rows('tag'), 'labels', 'etiquetas'),
    campos_custom: custom,
    created_at: created,
    updated_at: updated,
  },
  tag: { nombre: promised('label', 'name', 'label', 'tag_name', 'etiqueta'), color: field('text', 'colour') },
  company: {
    nombre: field('label', 'name', 'razon_social', 'company_name', 'legal_name'),
    rut: promised('text', ...rut.synonyms),
    email: promised('email', ...email.synonyms),
    telefono: phone,
    sitio_web: field('text', 'website', 'url', 'web'),
    direccion: field('text', 'address', 'domicilio', 'street_address'),
    external_id: promised('text', ...externalId.synonyms),
    estado: promised('state', ...state.synonyms),
    campos_custom: custom,
    created_at: created,
    updated_at: updated,
  },
  task: {
    titulo: titled,
    descripcion: described,
    project_id: promised(ref('project'), 'proyecto_id'),
    client_id: promised(ref('contact'), 'contact_id', 'cliente_id'),
    assignee_id: promised(ref('user'), 'assigned_to_id', 'responsable_id'),
    status: promised('state', 'estado', 'state'),
    vence_el: field('date', 'due_date', 'due_on', 'fecha_vencimiento'),
    created_at: created,
    updated_at: updated,
  },
  calendar: {
    nombre: called,
    slug: promised('text', 'handle', 'url_slug'),
    activo: promised('flag', 'active', 'is_active', 'enabled'),
    timezone: field('text', 'time_zone', 'tz', 'zona_horaria'),
    descripcion: described,
    duracion_min: field('count', 'duration_minutes', 'duration'),
    public_url: field('text', 'booking_url', 'url_publica'),
    created_at: created,
    updated_at: updated,
  },
  slot: {
    inicio: field('timestamp', 'start', 'starts_at', 'start_time'),
    fin: field('timestamp', 'end', 'ends_at', 'end_time'),
  },
  appointment: {
    calendar_id: promised(ref('calendar'), 'calendario_id', 'agenda_id'),
    contacto_id: field(ref('contact'), 'contact_id', 'guest_id', 'invitado_id'),
    estado: promised('state', ...state.synonyms),
    inicio: field('timestamp', 'start', 'starts_at', 'start_time'),
    fin: field('timestamp', 'end', 'ends_at', 'end_time'),
    timezone: field('text', 'time_zone', 'tz'),
    notas: field('text', 'notes', 'comentario'),
    created_at: created,
    updated_at: updated,
  },
  product: {
    nombre: called,
    descripcion: described,
    sku: promised('text', 'code', 'codigo', 'product_code'),
    tipo: promised('state', 'type', 'kind', 'product_type'),
    estado: promised('state', ...state.synonyms),
    categoria_id: field(ref('category'), 'category_id', 'group_id'),
    campos_custom: promised('json', ...custom.synonyms),
    precios: field(rows('price'), 'prices', 'price_list'),
    created_at: created,
    updated_at: updated,
  },
  price: {
    producto_id: field(ref('product'), 'product_id', 'item_id'),
    moneda: promised('currency', 'currency_code', 'divisa'),
    monto: field('money', 'amount', 'price', 'unit_price', 'valor'),
    tipo_precio: promised('state', 'price_type', 'charge_type'),
    periodicidad: promised('state', 'period', 'interval', 'billing_period'),
    periodo_dias: field('count', 'period_days', 'interval_days'),
    vigencia_desde: field('date', 'valid_from', 'starts_on'),
    vigencia_hasta: field('date', 'valid_until', 'ends_on'),
    tramos: field(rows('tier'), 'tiers', 'price_tiers', 'escalas'),
    created_at: created,
    updated_at: updated,
  },
  tier: {
    desde: field('count', 'from', 'min_quantity', 'minimo'),
    hasta: field('count', 'to', 'max_quantity', 'maximo'),
    monto: field('money', 'amount', 'price', 'unit_price', 'valor'),
  },
  category: { nombre: field('label', 'name', 'label', 'category_name') },
  form: {
    nombre: called,
    slug: promised('text', 'handle', 'url_slug'),
    status: promised('state', 'estado', 'state'),
    campos: promised('json', 'fields', 'questions', 'inputs'),
    version: promised('count', 'revision', 'rev'),
    ajustes: field('json', 'settings', 'options'),
    public_url: field('text', 'url_publica', 'link'),
    created_at: created,
    updated_at: updated,
  },
  submission: {
    form_id: promised(ref('form'), 'formulario_id'),
    status: promised('state', 'estado', 'state'),
    datos: field('json', 'data', 'answers', 'values'),
    created_at: created,
  },
  workflow: {
    nombre: promised('label', 'name', 'title', 'label'),
    descripcion: promised('text', ...described.synonyms),
    graph: promised('json', 'canvas', 'definition', 'flow'),
    triggers: promised('json', 'disparadores', 'starts'),
    settings: promised('json', 'ajustes', 'options'),
    folder_id: promised(ref('folder'), 'carpeta_id'),
    status: promised('state', 'estado', 'state'),
    activo: promised('flag', 'active', 'is_active', 'enabled'),
    timezone: field('text', 'time_zone', 'tz'),
    published_at: field('timestamp', 'publicado_en', 'live_since'),
    created_at: created,
    updated_at: updated,
  },
  site: { nombre: called, dominio: field('text', 'domain', 'host'), estado: state },
  page: {
    site_id: field(ref('site'), 'sitio_id', 'website_id'),
    titulo: titled,
    slug: field('text', 'handle', 'path'),
    estado: state,
  },
  post: {
    slug: promised('text', 'handle', 'url_slug'),
    titulo: field('label', 'title', 'headline', 'heading'),
    extracto: field('text', 'excerpt', 'summary'),
    contenido_html: field('text', 'content_html', 'html', 'body_html'),
    estado: promised('state', ...state.synonyms),
    publicado_en: field('timestamp', 'published_at', 'fecha_publicacion'),
  },
  conversation: {
    status: promised('state', 'estado', 'state'),
    canal: field('state', 'channel', 'medium'),
    contacto_id: field(ref('contact'), 'contact_id', 'person_id'),
    ultimo_mensaje_en: field('timestamp', 'last_message_at', 'last_activity'),
    mensajes: field(rows('message'), 'messages', 'thread'),
  },
  message: {
    direccion: field('state', 'direction', 'sentido'),
    texto: field('text', 'text', 'body', 'content'),
    created_at: field('timestamp', 'sent_at', 'enviado_en', 'timestamp'),
  },
  endpoint: {
    url: promised('text', 'target_url', 'address', 'destino'),
    description: field('text', 'descripcion', 'note'),
    events: field('json', 'event_types', 'subscriptions', 'eventos'),
    active: promised('flag', 'activo', 'enabled', 'is_active'),
    secret_hint: field('text', 'secret_last4', 'hint'),
    consecutive_failures: field('count', 'failure_count', 'fallos_seguidos', 'failures'),
    disabled_at: field('timestamp', 'desactivado_en', 'disabled_on'),
    disabled_reason: field('text', 'motivo', 'reason'),
    created_at: created,
    updated_at: updated,
  },
  delivery: {
    endpoint_id: promised(ref('endpoint'), 'webhook_id', 'destino_id'),
    event_id: promised('text', 'evento_id', 'event_key'),
    event_type: field('text', 'type', 'tipo_evento', 'topic'),
    status: promised('state', 'estado', 'state'),
    attempts: promised('count', 'attempt_count', 'intentos', 'tries'),
    response_status: field('count', 'status_code', 'http_status', 'response_code'),
    error: promised('text', 'last_error', 'error_message', 'fallo'),
    next_attempt_at: field('timestamp', 'proximo_intento', 'retry_at'),
    created_at: created,
    delivered_at: field('timestamp', 'entregado_en', 'completed_at'),
    body: promised('text', 'payload', 'request_body', 'cuerpo'),
  },
};

/** Fields of one resource; throws for a resource that is not in the table. */
export function fieldsOf(resource: string): ResourceFields {
  const fields = resources[resource];
  if (!fields) throw new Error(`resources.ts has no line for '${resource}'`);
  return fields;
}
