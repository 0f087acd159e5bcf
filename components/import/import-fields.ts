import type { MatchKey } from '@/lib/contacts/match';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';

export const importKinds = [
  'contacts',
  'companies',
  'deals',
  'tasks',
] as const satisfies readonly ImportKind[];

/** How the text of a cell is read. */
export type ValueKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'rut'
  | 'url'
  | 'decimal'
  | 'currency'
  | 'date'
  | 'id'
  | 'tags'
  | 'pipeline'
  | 'stage'
  | 'due'
  | 'status';

export type ImportField = {
  readonly name: ImportFieldName;
  readonly kind: ValueKind;
  /** Headers that mean it, folded, in English and Spanish. */
  readonly headers: readonly string[];
};

export type ImportFieldName =
  | 'nombre'
  | 'apellido'
  | 'email'
  | 'telefono'
  | 'rut'
  | 'empresa_id'
  | 'external_id'
  | 'tags'
  | 'sitio_web'
  | 'direccion'
  | 'title'
  | 'amount'
  | 'currency'
  | 'pipeline'
  | 'stage'
  | 'fecha_cierre_estimada'
  | 'contacto_id'
  | 'titulo'
  | 'descripcion'
  | 'status'
  | 'vence_el'
  | 'assignee_id'
  | 'client_id'
  | 'project_id';

const names: ImportField = {
  name: 'nombre',
  kind: 'text',
  headers: [
    'nombre',
    'name',
    'first name',
    'firstname',
    'given name',
    'nombres',
    'nombre completo',
    'full name',
  ],
};
const companyNames: ImportField = {
  name: 'nombre',
  kind: 'text',
  headers: ['nombre', 'name', 'company', 'company name', 'empresa', 'razon social', 'nombre de fantasia'],
};
const email: ImportField = {
  name: 'email',
  kind: 'email',
  headers: ['email', 'e-mail', 'e mail', 'mail', 'correo', 'correo electronico', 'email address'],
};
const phone: ImportField = {
  name: 'telefono',
  kind: 'phone',
  headers: ['telefono', 'phone', 'phone number', 'mobile', 'celular', 'movil', 'fono', 'whatsapp', 'tel'],
};
const rut: ImportField = {
  name: 'rut',
  kind: 'rut',
  headers: ['rut', 'tax id', 'vat', 'nif', 'identificador', 'rol unico tributario'],
};
const externalId: ImportField = {
  name: 'external_id',
  kind: 'text',
  headers: ['external id', 'external_id', 'externalid', 'id externo', 'codigo', 'erp id', 'id erp', 'code'],
};
const companyId: ImportField = {
  name: 'empresa_id',
  kind: 'id',
  headers: ['empresa id', 'empresa_id', 'company id', 'company_id'],
};

/** What a file of each kind can hold. */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  contacts: [
    names,
    {
      name: 'apellido',
      kind: 'text',
      headers: ['apellido', 'apellidos', 'last name', 'lastname', 'surname', 'family name'],
    },
    email,
    phone,
    rut,
    companyId,
    externalId,
    { name: 'tags', kind: 'tags', headers: ['tags', 'tag', 'labels', 'etiquetas', 'etiqueta', 'segmentos'] },
  ],
  companies: [
    companyNames,
    rut,
    email,
    phone,
    {
      name: 'sitio_web',
      kind: 'url',
      headers: ['sitio web', 'sitio_web', 'website', 'web', 'url', 'pagina web', 'domain'],
    },
    { name: 'direccion', kind: 'text', headers: ['direccion', 'address', 'domicilio', 'street'] },
    externalId,
  ],
  deals: [
    {
      name: 'title',
      kind: 'text',
      headers: ['title', 'titulo', 'deal', 'deal name', 'negocio', 'oportunidad', 'nombre', 'name'],
    },
    {
      name: 'amount',
      kind: 'decimal',
      headers: ['amount', 'monto', 'valor', 'value', 'importe', 'total', 'precio'],
    },
    { name: 'currency', kind: 'currency', headers: ['currency', 'moneda', 'divisa', 'currency code'] },
    externalId,
    { name: 'pipeline', kind: 'pipeline', headers: ['pipeline', 'embudo', 'pipeline_id', 'pipeline id'] },
    { name: 'stage', kind: 'stage', headers: ['stage', 'etapa', 'fase', 'stage_id', 'stage id'] },
    {
      name: 'fecha_cierre_estimada',
      kind: 'date',
      headers: [
        'fecha cierre estimada',
        'fecha_cierre_estimada',
        'close date',
        'expected close date',
        'fecha de cierre',
        'cierre',
      ],
    },
    {
      name: 'contacto_id',
      kind: 'id',
      headers: ['contacto id', 'contacto_id', 'contact id', 'contact_id'],
    },
    companyId,
  ],
  tasks: [
    {
      name: 'titulo',
      kind: 'text',
      headers: ['titulo', 'title', 'task', 'task name', 'tarea', 'asunto', 'subject', 'nombre', 'name'],
    },
    {
      name: 'descripcion',
      kind: 'text',
      headers: ['descripcion', 'description', 'detalle', 'notas', 'notes', 'body'],
    },
    { name: 'status', kind: 'status', headers: ['status', 'estado', 'state'] },
    {
      name: 'vence_el',
      kind: 'due',
      headers: [
        'vence_el',
        'vence',
        'due date',
        'due',
        'due at',
        'vencimiento',
        'fecha de vencimiento',
        'plazo',
      ],
    },
    {
      name: 'assignee_id',
      kind: 'id',
      headers: ['assignee_id', 'assignee id', 'responsable id', 'asignado id', 'owner id'],
    },
    { name: 'client_id', kind: 'id', headers: ['client_id', 'client id', 'cliente id'] },
    { name: 'project_id', kind: 'id', headers: ['project_id', 'project id', 'proyecto id'] },
  ],
};

/** What a new record must have. */
export const requiredNames = {
  contacts: 'nombre',
  companies: 'nombre',
  deals: 'title',
  tasks: 'titulo',
} as const satisfies Readonly<Record<ImportKind, ImportFieldName>>;

/** What finds the record that a row means, in the API's order: at least one of them must be in each row. Tasks have none: each row makes one. */
export const importKeys: Readonly<Record<ImportKind, readonly MatchKey[]>> = {
  contacts: ['external_id', 'email', 'telefono'],
  companies: ['external_id', 'rut', 'email'],
  deals: ['external_id'],
  tasks: [],
};
