import fc from 'fast-check';
import { bookAppointment, createCalendar } from '../../lib/contract/calendars.ts';
import { createProduct, createProductCategory, savePrice } from '../../lib/contract/catalog.ts';
import { createContact } from '../../lib/contract/contacts.ts';
import { createDeal } from '../../lib/contract/deals.ts';
import { createForm, publishForm } from '../../lib/contract/forms.ts';
import type { Operation, Output, Sent } from '../../lib/contract/operation.ts';
import { createPipeline } from '../../lib/contract/pipelines.ts';
import { createWebhookEndpoint } from '../../lib/contract/webhooks.ts';
import { createWorkflow, publishWorkflow, replaceWorkflow } from '../../lib/contract/workflows.ts';
import type { Harness } from '../../sandbox/testing/harness.ts';

type Sandbox = Pick<Harness, 'call' | 'request'>;

const short = fc.constantFrom('Uno', 'Dos', 'Tres áéí', 'Cuatro 🎉');
const colour = fc.constantFrom('#112233', '#abcdef', null);
const some = <T>(values: readonly T[]) => fc.subarray([...values]);

/** Stages whose deals stay where they are, and others around them in any order. */
const stages = fc
  .tuple(
    some(['Contacto', 'Propuesta ✓', 'Negociación / cierre']),
    fc.integer(),
    colour,
    fc.integer({ min: 0, max: 9 }),
    fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
  )
  .map(([more, seed, color, ten, type]) => {
    // Those that have deals stay what they are: their deals would be closed.
    const typeOf = (name: string) => (name === 'Ganado' ? 'won' : name === 'Entrada' ? 'open' : type);
    const chance = { open: ten * 10, won: 100, lost: 0 };
    const names = ['Entrada', ...more, 'Ganado'];
    const turn = Math.abs(seed) % names.length;
    return [...names.slice(turn), ...names.slice(0, turn)].map((nombre) => ({
      nombre,
      stage_type: typeOf(nombre),
      probabilidad: chance[typeOf(nombre)],
      color,
    }));
  });

const terms = [
  { moneda: 'CLP', tipo_precio: 'unico' },
  { moneda: 'USD', tipo_precio: 'recurrente', periodicidad: 'mensual' },
  {
    moneda: 'CLP',
    tipo_precio: 'recurrente',
    periodicidad: 'anual',
    vigencia_desde: '2026-01-01',
    vigencia_hasta: '2026-06-30',
  },
  { moneda: 'CLP', tipo_precio: 'recurrente', periodicidad: 'anual', vigencia_desde: '2026-07-01' },
  { moneda: 'CLP', tipo_precio: 'recurrente', periodicidad: 'anual' },
] as const;

const price = fc.record({ monto: fc.constantFrom('100', '250', '990'), isTiered: fc.boolean() });
/** The last of them has the days of the two before it, which a product has instead. */
const prices = fc.tuple(...terms.map(() => fc.option(price, { nil: undefined }))).map((drawn) =>
  drawn.flatMap((one, place) => {
    if (!one || (place >= 2 && place < terms.length - 1 && drawn.at(-1))) return [];
    const tramos = [
      { desde: 1, hasta: 9, monto: one.monto },
      { desde: 10, hasta: null, monto: '50' },
    ];
    return [{ ...terms[place]!, monto: one.monto, tramos: one.isTiered ? tramos : [] }];
  }),
);

const form = fc.record({
  slug: fc.constant(''),
  nombre: short,
  campos: some(['email', 'nombre', 'empresa', 'mensaje']),
  ajustes: fc.record(
    { mensaje_exito: short, extra: fc.option(fc.boolean(), { nil: undefined }) },
    { requiredKeys: [] },
  ),
  isPublished: fc.boolean(),
});

const workflow = fc.record({
  stage: fc.constantFrom('Entrada', 'Ganado'),
  isPublished: fc.boolean(),
  steps: some(['stage', 'calendar', 'tag']),
  descripcion: fc.option(short, { nil: null }),
});

const many = <T>(names: readonly string[], of: fc.Arbitrary<T>) =>
  fc
    .tuple(some(names), fc.tuple(...names.map(() => of)))
    .map(([picked, drawn]) => picked.map((name) => ({ name, ...drawn[names.indexOf(name)]! })));

/** What a subaccount is configured with; two of them share names, so that they differ in every way. */
export const world = fc.record({
  categories: some(['Suscripciones', 'Equipos', 'Soporte']),
  products: many(
    ['P-1', 'P-2', 'P-3'],
    fc.record({
      nombre: short,
      tipo: fc.constantFrom('producto' as const, 'servicio' as const),
      estado: fc.constantFrom('activo' as const, 'borrador' as const, 'archivado' as const),
      category: fc.boolean(),
      campos_custom: fc.record({ color: short, garantia: fc.nat(9) }, { requiredKeys: [] }),
      prices,
    }),
  ),
  kept: fc.record({ stages, minutes: fc.constantFrom(30, 60), fields: form }),
  pipelines: many(['Postventa', 'Renovación'], fc.record({ stages })),
  calendars: many(
    ['reunion', 'visita'],
    fc.record({
      nombre: short,
      duracion_min: fc.constantFrom(30, 45, 60),
      descripcion: fc.option(short, { nil: null }),
      horario: fc.constantFrom(
        { lunes: [{ desde: '09:00', hasta: '18:00' }] },
        { martes: [{ desde: '10:00', hasta: '12:00' }], jueves: [{ desde: '15:00', hasta: '17:00' }] },
      ),
      activo: fc.boolean(),
    }),
  ),
  forms: many(['contacto', 'soporte'], form),
  workflows: many(['Bienvenida', 'Seguimiento'], workflow),
  /** Workflows of one name. */
  doubles: fc.array(workflow, { maxLength: 2 }),
  endpoints: many(
    ['http://127.0.0.1:9/a', 'http://127.0.0.1:9/b'],
    fc.record({
      events: some(['deal.won', 'deal.lost', 'contact.created']),
      active: fc.boolean(),
      description: fc.option(short, { nil: null }),
    }),
  ),
});
export type World = ReturnType<typeof drawWorld>;
const drawWorld = () => fc.sample(world, 1)[0]!;

type By = <O extends Operation>(operation: O, sent: Sent<O>) => Promise<Output<O>>;

/**
 * Makes it in an empty subaccount, with contacts, deals, appointments and submissions that nothing may touch.
 *
 * @param isSubmitted whether its public form was sent: a sandbox takes twenty of those a minute
 */
export async function makeWorld(
  sandbox: Sandbox,
  key: string,
  made: World,
  { isSubmitted = true } = {},
): Promise<void> {
  const by: By = (operation, sent) => sandbox.call(operation, sent, { key });
  const categories = new Map<string, number>();
  for (const nombre of made.categories)
    categories.set(nombre, (await by(createProductCategory, { body: { nombre } })).id);
  for (const { name: sku, category, prices, ...fields } of made.products) {
    const categoria_id = category ? ([...categories.values()][0] ?? null) : null;
    const { id } = await by(createProduct, { body: { sku, ...fields, categoria_id } as never });
    for (const body of prices) await by(savePrice, { path: { producto_id: id }, body: body as never });
  }
  const kept = await makeKept(by, made, isSubmitted);
  for (const { name: nombre, stages } of made.pipelines)
    await by(createPipeline, { body: { nombre, stages } });
  for (const { name: slug, ...fields } of made.calendars)
    await by(createCalendar, { body: { slug, ...fields } as never });
  for (const one of made.forms) await makeForm(by, one.name, one);
  const doubles = made.doubles.map((one) => ({ ...one, name: 'Doble' }));
  for (const one of [...made.workflows, ...doubles]) await makeWorkflow(by, one, kept);
  for (const { name: url, events, ...rest } of made.endpoints) {
    const body = { url, events: events.length > 0 ? events : ['*'], ...rest };
    await by(createWebhookEndpoint, { body: body as never });
  }
}

async function makeForm(
  by: By,
  slug: string,
  { nombre, campos, ajustes, isPublished }: World['forms'][number] | World['kept']['fields'],
) {
  const fields = campos.map((clave, place) => ({
    id: `c${place}`,
    clave,
    tipo: clave === 'email' ? 'email' : 'texto',
    etiqueta: `Campo ${clave}`,
    requerido: place === 0,
  }));
  const body = { nombre, slug, campos: fields, ajustes: JSON.parse(JSON.stringify(ajustes)) };
  const { id, public_url } = await by(createForm, { body: body as never });
  if (isPublished) await by(publishForm, { path: { form_id: id }, body: {} });
  return public_url;
}

type Kept = { readonly stages: ReadonlyMap<string, number>; readonly calendar: number };

/** A pipeline, a calendar and a form that both sides have, with data in them. */
async function makeKept(by: By, { kept }: World, isSubmitted: boolean): Promise<Kept> {
  const contact = await by(createContact, { body: { nombre: 'Ana', email: 'ana@example.cl' } as never });
  const pipeline = await by(createPipeline, { body: { nombre: 'Datos', stages: kept.stages } });
  const stages = new Map(pipeline.stages.map(({ nombre, id }) => [nombre, id]));
  const deal = { title: 'Venta', pipeline_id: pipeline.id, contacto_id: contact.id };
  for (const name of ['Entrada', 'Ganado'])
    await by(createDeal, { body: { ...deal, stage_id: stages.get(name)! } as never });
  const calendar = await by(createCalendar, {
    body: {
      slug: 'ventas',
      nombre: 'Ventas',
      duracion_min: kept.minutes,
      cancelacion_min_horas: 24,
    } as never,
  });
  await by(bookAppointment, {
    path: { calendar_id: calendar.id },
    body: { inicio: '2027-03-01T13:00:00.000Z', contacto_id: contact.id, fuera_de_horario: true },
  });
  const form = await makeForm(by, 'ventas', { ...kept.fields, isPublished: true });
  const made = { stages, calendar: calendar.id };
  if (!isSubmitted) return made;
  const fields = Object.fromEntries(kept.fields.campos.map((clave) => [clave, `${clave}@example.cl`]));
  const sent = await fetch(form, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  if (sent.status !== 303) throw new Error(`The form was not sent: ${sent.status} ${await sent.text()}`);
  return made;
}

async function makeWorkflow(
  by: By,
  one: World['workflows'][number],
  { stages, calendar }: Kept,
): Promise<void> {
  const { id } = await by(createWorkflow, { body: { nombre: one.name, descripcion: one.descripcion } });
  const steps = {
    stage: { subtype: 'move_deal_stage', config: { stage_id: stages.get(one.stage) } },
    calendar: { subtype: 'book_appointment', config: { calendar_id: calendar } },
    tag: { subtype: 'add_tag', config: { tag_name: 'cliente' } },
  };
  const nodes = one.steps.map((step, place) => ({
    id: `n${place}`,
    type: 'action',
    ...steps[step as keyof typeof steps],
    position: { x: 0, y: 120 * place },
  }));
  const edges = nodes.map((node, place) => ({
    id: `e${place}`,
    source: place === 0 ? 't1' : `n${place - 1}`,
    target: node.id,
  }));
  const triggers = [{ id: 't1', type: 'deal.won', config: {} }];
  await by(replaceWorkflow, { path: { wf_id: id }, body: { graph: { nodes, edges }, triggers } as never });
  if (one.isPublished && nodes.length > 0) await by(publishWorkflow, { path: { wf_id: id } });
}

/** All that is no configuration, as the server sends it: nothing of it may ever change. */
export async function dataOf(sandbox: Sandbox, key: string): Promise<unknown> {
  const read = async (path: string) =>
    (await sandbox.request('GET', path, { headers: { authorization: `Bearer ${key}` } })).body as {
      readonly data: readonly { readonly id: number }[];
    };
  const [calendars, forms] = [await read('/calendars'), await read('/forms?limit=100')];
  const inside = [
    ...calendars.data.map(({ id }) => `/calendars/${id}/appointments?limit=100`),
    ...forms.data.map(({ id }) => `/forms/${id}/submissions?limit=100`),
  ];
  const lists = ['/contacts?limit=100', '/deals?limit=100', '/tasks?limit=100', ...inside];
  const all = await Promise.all(lists.map(read));
  return all.flatMap(({ data }) => data);
}
