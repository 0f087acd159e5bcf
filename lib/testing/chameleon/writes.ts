import type { Dress } from './dress.ts';
import { NumberText } from './json-text.ts';
import { fieldsOf } from './resources.ts';
import { stateAs } from './states.ts';
import { addDelivery, type Row, recordEvent, type World } from './world.ts';

type Fields = Record<string, unknown>;

export type WriteCall = {
  readonly dress: Dress;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Fields;
};

/** What a write did: the record to answer, or fields that are the answer. */
export type Written = { readonly resource: string; readonly row: Row; readonly beside?: Fields };

/** Thrown for what the server refuses; nothing happened. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

type Write = (call: WriteCall) => Written;

const now = () => new Date(Math.floor(Date.now() / 1000) * 1000).toISOString();

/** Fields of a body under the contract's names or this server's own; what it does not know it ignores. */
export function fieldsIn({ dress, body }: WriteCall, resource: string): Fields {
  const read: Fields = {};
  for (const [name, { kind }] of Object.entries(fieldsOf(resource))) {
    const given = body[name] ?? body[dress.name(resource, name)];
    const isSent = name in body || dress.name(resource, name) in body;
    if (!isSent || (typeof kind === 'object' && 'rows' in kind)) continue;
    read[name] = canonicalOf(dress, resource, name, given);
  }
  return read;
}

function canonicalOf(dress: Dress, resource: string, name: string, given: unknown): unknown {
  const kind = fieldsOf(resource)[name]!.kind;
  if (given === null || given === undefined) return null;
  if (typeof kind === 'object' && 'ref' in kind) return dress.meantBy(kind.ref, given) ?? null;
  if (kind === 'money') return given instanceof NumberText ? given.text : String(given);
  if (kind === 'state')
    return (
      dress.world
        .rows(resource)
        .map((row) => String(row[name]))
        .find((one) => stateAs(dress.disguise.states, one) === given) ?? given
    );
  return given;
}

function rowOf(call: WriteCall, resource: string, by: string): Row {
  const row = call.dress.world.find(resource, call.dress.meantBy(resource, call.path[by]));
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

/** Adds a record with what the body says; fields that it does not name are null. */
const create =
  (resource: string, defaults: (call: WriteCall) => Fields = () => ({})): Write =>
  (call) => {
    const empty = Object.fromEntries(Object.keys(fieldsOf(resource)).map((name) => [name, null]));
    const { world } = call.dress;
    const row = {
      ...empty,
      created_at: now(),
      updated_at: now(),
      ...defaults(call),
      ...fieldsIn(call, resource),
      id: world.nextId(),
    };
    world.rows(resource).push(row);
    return { resource, row };
  };

const update =
  (resource: string, by: string, then: (row: Row, call: WriteCall) => void = () => {}): Write =>
  (call) => {
    const row = rowOf(call, resource, by);
    Object.assign(row, fieldsIn(call, resource), 'updated_at' in row ? { updated_at: now() } : {});
    then(row, call);
    return { resource, row };
  };

/** Without a body the copy is called after its original; prices are copied too. */
const cloned: Write = (call) => {
  const { world } = call.dress;
  const original = rowOf(call, 'product', 'producto_id');
  const copy = { ...original, nombre: `${original.nombre} (copia)`, sku: null, created_at: now() };
  const row = { ...copy, ...fieldsIn(call, 'product'), id: world.nextId() };
  world.rows('product').push(row);
  for (const price of world.rows('price').filter(({ producto_id }) => producto_id === original.id)) {
    world.rows('price').push({ ...price, id: world.nextId(), producto_id: row.id });
  }
  return { resource: 'product', row };
};

/** The whole of a price, its tiers too; with an `id` in the place of that one. */
const priceSaved: Write = (call) => {
  const { dress, body } = call;
  const producto_id = rowOf(call, 'product', 'producto_id').id;
  const known =
    body.id === undefined ? undefined : dress.world.find('price', dress.meantBy('price', body.id));
  if (body.id !== undefined && !known) throw new Refusal(404, 'not_found');
  const row = known ?? create('price')(call).row;
  Object.assign(row, fieldsIn(call, 'price'), { producto_id, updated_at: now() });
  const tiers = dress.world.rows('tier');
  tiers.splice(0, tiers.length, ...tiers.filter(({ precio_id }) => precio_id !== row.id));
  const given = (body.tramos ?? body[dress.name('price', 'tramos')] ?? []) as Fields[];
  for (const tier of given) {
    const fields = fieldsIn({ ...call, body: tier }, 'tier');
    tiers.push({ hasta: null, ...fields, id: dress.world.nextId(), precio_id: row.id });
  }
  return { resource: 'price', row };
};

/** An appointment ends half an hour after it begins. */
const endLater = (row: Row): void => {
  row.fin = new Date(Date.parse(String(row.inicio)) + 1_800_000).toISOString();
};

const set = (resource: string, by: string, fields: Fields): Write =>
  update(resource, by, (row) => Object.assign(row, fields));

const remove =
  (resource: string, by: string): Write =>
  (call) => {
    const row = rowOf(call, resource, by);
    const rows = call.dress.world.rows(resource);
    rows.splice(rows.indexOf(row), 1);
    return { resource, row, beside: { deleted: true } };
  };

/** Puts a deal into a stage and closes or opens it as the stage's type says. */
function place(world: World, deal: Row, stage: Row | undefined, orden?: unknown): void {
  if (!stage) throw new Refusal(422, 'validation_error');
  const estado = { won: 'ganado', lost: 'perdido' }[String(stage.stage_type)] ?? 'abierto';
  const order = typeof orden === 'number' ? orden : world.rows('deal').length;
  Object.assign(deal, { stage_id: stage.id, pipeline_id: stage.pipeline_id, estado, orden: order });
  deal.closed_at = estado === 'abierto' ? null : now();
  deal.stage_changed_at = now();
}

const closing = (type: 'won' | 'lost'): Write =>
  update('deal', 'deal_id', (deal, { dress, body }) => {
    const { world } = dress;
    const stage = world
      .rows('stage')
      .find((one) => one.pipeline_id === deal.pipeline_id && one.stage_type === type);
    place(world, deal, stage);
    if (type === 'lost') deal.motivo_perdida = body.motivo ?? null;
  });

const upsert =
  (resource: string, keys: readonly string[]): Write =>
  (call) => {
    const sent = fieldsIn(call, resource);
    const key = keys.find((name) => sent[name]);
    const row = key && call.dress.world.rows(resource).find((one) => one[key] === sent[key]);
    if (!row) return { ...create(resource, defaults[resource])(call), beside: { created: true } };
    Object.assign(row, sent);
    return { resource, row, beside: { created: false } };
  };

const defaults: Readonly<Record<string, (call: WriteCall) => Fields>> = {
  deal: ({ dress, body }) => {
    const { world } = dress;
    const pipeline = dress.meantBy('pipeline', body.pipeline_id ?? body[dress.name('deal', 'pipeline_id')]);
    const home = pipeline ?? world.rows('pipeline')[0]!.id;
    const stage = world.rows('stage').find((one) => one.pipeline_id === home)!;
    const place = { pipeline_id: home, stage_id: stage.id, orden: world.rows('deal').length };
    return { ...place, estado: 'abierto', currency: 'CLP', campos_custom: {}, stage_changed_at: now() };
  },
  contact: () => ({ tags: [], campos_custom: {} }),
  company: () => ({ estado: 'activa', campos_custom: {} }),
};

/** What each write of the contract does to the world. A new area joins with a line for each of its writes. */
export const writes: Readonly<Record<string, Write>> = {
  createPipeline: create('pipeline', () => ({ es_default: false, archivado: false, razones_config: {} })),
  updatePipeline: update('pipeline', 'pipeline_id', (row, { dress }) => {
    if (row.es_default !== true) return;
    for (const other of dress.world.rows('pipeline')) other.es_default = other === row;
  }),
  deletePipeline: remove('pipeline', 'pipeline_id'),
  archivePipeline: set('pipeline', 'pipeline_id', { archivado: true }),
  duplicatePipeline: (call) => {
    const original = rowOf(call, 'pipeline', 'pipeline_id');
    const { world } = call.dress;
    const row = { ...original, es_default: false, ...fieldsIn(call, 'pipeline'), id: world.nextId() };
    world.rows('pipeline').push(row);
    for (const stage of world.rows('stage').filter((one) => one.pipeline_id === original.id)) {
      world.rows('stage').push({ ...stage, id: world.nextId(), pipeline_id: row.id });
    }
    return { resource: 'pipeline', row };
  },
  createStage: create('stage', ({ dress, path }) => ({
    pipeline_id: dress.meantBy('pipeline', path.pipeline_id),
    orden: dress.world.rows('stage').length,
    stage_type: 'open',
    probabilidad: 0,
    es_ganado: false,
    es_perdido: false,
  })),
  updateStage: update('stage', 'stage_id', (row) => {
    Object.assign(row, { es_ganado: row.stage_type === 'won', es_perdido: row.stage_type === 'lost' });
  }),
  deleteStage: (call) => {
    const stage = rowOf(call, 'stage', 'stage_id');
    const deals = call.dress.world.rows('deal').filter((deal) => deal.stage_id === stage.id);
    const target = call.dress.meantBy('stage', call.query.get('move_deals_to'));
    if (deals.length > 0 && !target) throw new Refusal(409, 'stage_has_deals');
    for (const deal of deals) deal.stage_id = target;
    return remove('stage', 'stage_id')(call);
  },
  reorderStages: (call) => {
    const row = rowOf(call, 'pipeline', 'pipeline_id');
    const order = (call.body.order as unknown[]).map((id) => call.dress.meantBy('stage', id));
    for (const stage of call.dress.world.rows('stage')) {
      if (order.includes(stage.id)) stage.orden = order.indexOf(stage.id);
    }
    return { resource: 'pipeline', row };
  },
  createDeal: create('deal', defaults.deal),
  updateDeal: update('deal', 'deal_id', (deal, { dress, body }) => {
    const stageName = dress.name('deal', 'stage_id');
    if ('stage_id' in body || stageName in body)
      place(dress.world, deal, dress.world.find('stage', deal.stage_id as number));
  }),
  deleteDeal: set('deal', 'deal_id', { estado: 'papelera' }),
  upsertDeal: upsert('deal', ['external_id']),
  moveDealStage: update('deal', 'deal_id', (deal, { dress, body }) => {
    const asked = body.stage_id ?? body[dress.name('deal', 'stage_id')];
    place(dress.world, deal, dress.world.find('stage', dress.meantBy('stage', asked)), body.orden);
  }),
  winDeal: closing('won'),
  loseDeal: closing('lost'),
  createContact: create('contact', defaults.contact),
  updateContact: update('contact', 'cid'),
  deleteContact: remove('contact', 'cid'),
  upsertContact: upsert('contact', ['external_id', 'email', 'telefono']),
  addContactTags: (call) => {
    const row = rowOf(call, 'contact', 'cid');
    const { world } = call.dress;
    const named = ((call.body.tag_names ?? []) as string[]).map((nombre) => {
      const found = world.rows('tag').find((tag) => tag.nombre === nombre);
      if (found) return found.id;
      const id = world.nextId();
      world.rows('tag').push({ id, nombre, color: null });
      return id;
    });
    const given = ((call.body.tag_ids ?? []) as unknown[]).map((id) => call.dress.meantBy('tag', id));
    row.tags = [...new Set([...(row.tags as number[]), ...given, ...named])];
    return { resource: 'contact', row };
  },
  removeContactTag: (call) => {
    const row = rowOf(call, 'contact', 'cid');
    row.tags = (row.tags as number[]).filter((id) => id !== call.dress.meantBy('tag', call.path.tag_id));
    return { resource: 'contact', row };
  },
  createCompany: create('company', defaults.company),
  updateCompany: update('company', 'empresa_id'),
  deleteCompany: set('company', 'empresa_id', { estado: 'archivada' }),
  upsertCompany: upsert('company', ['external_id', 'rut', 'email']),
  createTask: create('task', () => ({ status: 'pendiente' })),
  updateTask: update('task', 'task_id'),
  createCalendar: create('calendar', () => ({ activo: true })),
  updateCalendar: update('calendar', 'calendar_id'),
  cancelAppointment: set('appointment', 'apt_id', { estado: 'cancelada' }),
  rescheduleAppointment: update('appointment', 'apt_id', endLater),
  bookAppointment: (call) => {
    const calendar_id = call.dress.meantBy('calendar', call.path.calendar_id);
    const written = create('appointment', () => ({ calendar_id, estado: 'confirmada' }))(call);
    endLater(written.row);
    return written;
  },
  createProduct: create('product', () => ({ tipo: 'producto', estado: 'activo', campos_custom: {} })),
  updateProduct: update('product', 'producto_id'),
  deleteProduct: set('product', 'producto_id', { estado: 'papelera' }),
  restoreProduct: set('product', 'producto_id', { estado: 'activo' }),
  archiveProduct: set('product', 'producto_id', { estado: 'archivado' }),
  cloneProduct: cloned,
  savePrice: priceSaved,
  createProductCategory: create('category'),
  deletePrice: remove('price', 'precio_id'),
  createForm: create('form', () => ({ status: 'draft', campos: [], version: 1, ajustes: {} })),
  replaceForm: update('form', 'form_id'),
  publishForm: set('form', 'form_id', { status: 'published' }),
  unpublishForm: set('form', 'form_id', { status: 'unpublished' }),
  archiveForm: set('form', 'form_id', { status: 'archived' }),
  createWorkflow: create('workflow', () => ({
    status: 'draft',
    activo: false,
    graph: { nodes: [], edges: [] },
    triggers: [],
    settings: {},
  })),
  replaceWorkflow: update('workflow', 'wf_id'),
  deleteWorkflow: remove('workflow', 'wf_id'),
  publishWorkflow: set('workflow', 'wf_id', { status: 'published', activo: true }),
  unpublishWorkflow: set('workflow', 'wf_id', { status: 'draft', activo: false }),
  postMessage: create('message', ({ dress, path }) => ({
    conversation_id: dress.meantBy('conversation', path.conv_id),
    direccion: 'saliente',
  })),
  createWebhookEndpoint: (call) => ({
    ...create('endpoint', () => ({ active: true, consecutive_failures: 0, events: ['*'] }))(call),
    beside: { secret: `whsec_${'0'.repeat(31)}1` },
  }),
  updateWebhookEndpoint: update('endpoint', 'id', (row) => {
    if (row.active === true) Object.assign(row, { consecutive_failures: 0, disabled_at: null });
  }),
  deleteWebhookEndpoint: remove('endpoint', 'id'),
  rotateWebhookSecret: (call) => ({
    resource: 'endpoint',
    row: rowOf(call, 'endpoint', 'id'),
    beside: { secret: `whsec_${String(call.dress.world.nextId()).padStart(32, '0')}` },
  }),
  pingWebhookEndpoint: (call) => {
    const row = rowOf(call, 'endpoint', 'id');
    if (row.active !== true) throw new Refusal(409, 'endpoint_disabled');
    const { world } = call.dress;
    const first = world.rows('delivery').length;
    recordEvent(world, 'webhook.test', 'endpoint', undefined);
    const delivery = world.rows('delivery')[first]!;
    delivery.endpoint_id = row.id;
    const beside = { event_id: delivery.event_id, delivery_id: call.dress.id('delivery', delivery.id) };
    return { resource: 'endpoint', row, beside };
  },
  redeliver: (call) => {
    const original = rowOf(call, 'delivery', 'id');
    const { world } = call.dress;
    const event = world.rows('event').find((one) => `evt_${one.id}` === original.event_id)!;
    return { resource: 'delivery', row: addDelivery(world, event, original.endpoint_id as number, now()) };
  },
};
