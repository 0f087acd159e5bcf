import fc from 'fast-check';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import { anyJsonText } from '@/lib/json/testing';
import type { KindName } from '@/lib/resources/configuration';
import { kindOf } from '../kinds';
import { Names } from '../names';
import { referenceTo, withNames } from '../portable';

/** A whole configuration in portable form: values by their kinds, each with what it is known by. */
export type Configuration = Readonly<Record<KindName, readonly JsonObject[]>>;

/** Tags that every side of a test has: they cannot be made. */
export const tagNames = ['cliente', 'VIP', 'moroso'] as const;

const some = <T>(pool: readonly T[], least = 0) => fc.subarray([...pool], { minLength: least });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const words = fc.constantFrom(
  '',
  'uno',
  'Dos y tres',
  'línea\notra línea\n',
  ' con espacio ',
  '# no',
  'null',
  '1.0',
  '2026-11-26',
  '<<',
  '- a',
);

/** Any JSON as it stands in portable form. */
const anyJson: fc.Arbitrary<Json> = anyJsonText({ hasDoubleKeys: false, maxDepth: 2 })
  .map((text) => parseJson(text) as Json)
  .map((held) => withNames(kindOf('workflows'), { held }, [], new Names()).value.held!);
const dollar = fc
  .tuple(
    fc.constantFrom('$stages', '$', '$$tags', '$x', '$unnamed'),
    fc.constantFrom<Json>(['Ventas'], 1, { users: 4 }),
  )
  .map(
    ([key, held]): Json =>
      withNames(kindOf('workflows'), { held: { [key]: held } }, [], new Names()).value.held!,
  );
const free = fc.oneof({ weight: 3, arbitrary: anyJson }, dollar);
const freeObject = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'color', '$$d', '12'), free, { maxKeys: 3 });
/** A field that the contract does not name. */
const extra = fc.option(
  free.map((comision): JsonObject => ({ comision })),
  { nil: {} as JsonObject },
);

const stage = (nombre: string) =>
  fc.record({
    nombre: fc.constant(nombre),
    stage_type: fc.constantFrom('open', 'won', 'lost'),
    probabilidad: fc.integer({ min: 0, max: 100 }),
    color: orNull(fc.constantFrom('#2563eb', '#0f766e')),
  });
const shuffled = <T>(pool: readonly T[], least: number) =>
  fc.shuffledSubarray([...pool], { minLength: least });

const pipelines = some(['Ventas', 'Postventa', 'Empresas']).chain((names) =>
  fc.tuple(
    ...names.map((nombre, place) =>
      shuffled(['Nuevo', 'Propuesta', 'Ganado', 'Perdido'], 1)
        .chain((stages) => fc.tuple(...stages.map(stage)))
        .map((stages): JsonObject => ({ nombre, es_default: place === 0, stages, razones_config: {} })),
    ),
  ),
);

const amounts = fc.constantFrom('0', '10', '10.00', '49900', '1.50', '1.5');
const price = fc.record({
  moneda: fc.constantFrom('CLP', 'USD', 'CLF'),
  monto: amounts,
  tipo_precio: fc.constantFrom('unico', 'recurrente'),
  vigencia_desde: orNull(fc.constantFrom('2026-01-01', '2026-06-01')),
  tramos: fc.constantFrom<Json>(
    [],
    [{ desde: 1, hasta: null, monto: '5' }],
    [
      { desde: 1, hasta: 9, monto: '8.50' },
      { desde: 10, hasta: null, monto: '7' },
    ],
  ),
});
const prices = fc
  .uniqueArray(price, {
    maxLength: 4,
    selector: (one) => `${one.moneda} ${one.tipo_precio} ${one.vigencia_desde}`,
  })
  .map((list) =>
    list.map(
      (one): Json => ({
        ...one,
        periodicidad: one.tipo_precio === 'recurrente' ? 'mensual' : null,
        periodo_dias: null,
        vigencia_hasta: null,
      }),
    ),
  );

const products = (categories: readonly string[]) =>
  some(['PLAN-PRO', 'PLAN-BASE', 'HORA']).chain((skus) =>
    fc.tuple(
      ...skus.map((sku) =>
        fc
          .record({
            nombre: fc.constantFrom(`Nombre de ${sku}`, `Otro de ${sku}`),
            sku: fc.constant(sku),
            descripcion: orNull(words),
            tipo: fc.constantFrom('producto', 'servicio'),
            estado: fc.constantFrom('activo', 'borrador', 'archivado'),
            categoria_id: fc.constantFrom<Json>(
              null,
              ...categories.map((name) => referenceTo('categories', [name])),
            ),
            campos_custom: freeObject,
            precios: prices,
          })
          .chain((value) => extra.map((more): JsonObject => ({ ...(value as JsonObject), ...more }))),
      ),
    ),
  );

const calendars = some(['demo', 'primera-reunion']).chain((slugs) =>
  fc.tuple(
    ...slugs.map((slug) =>
      fc.record({
        nombre: fc.constantFrom('Demo', 'Reunión'),
        slug: fc.constant(slug),
        activo: fc.boolean(),
        timezone: fc.constant('America/Santiago'),
        descripcion: orNull(words),
        duracion_min: fc.constantFrom(30, 45),
        intervalo_min: fc.constant(30),
        buffer_antes_min: fc.constant(0),
        buffer_despues_min: fc.constantFrom(0, 10),
        anticipacion_min_horas: fc.constant(2),
        ventana_dias: fc.constant(60),
        max_por_dia: orNull(fc.constant(8)),
        requiere_confirmacion: fc.boolean(),
        cancelacion_min_horas: fc.constant(null),
        horario: fc.constantFrom<JsonObject>(
          {},
          { lunes: [{ desde: '09:00', hasta: '18:00' }] },
          { viernes: [{ desde: '09:00', hasta: '14:00' }] },
        ),
        excepciones: shuffled(['2026-09-18', '2026-12-25'], 0).map((days) =>
          days.map((fecha): Json => ({ fecha, bloques: [] })),
        ),
      }),
    ),
  ),
) as fc.Arbitrary<readonly JsonObject[]>;

const formField = (clave: string) =>
  fc
    .record({ etiqueta: words, requerido: fc.boolean() })
    .chain((value) =>
      freeObject.map((more): JsonObject => ({ id: `c-${clave}`, clave, tipo: 'texto', ...value, ...more })),
    );
const forms = some(['contacto', 'cotizacion']).chain((slugs) =>
  fc.tuple(
    ...slugs.map((slug) =>
      fc
        .tuple(shuffled(['email', 'nombre', 'mensaje'], 0), freeObject, words)
        .chain(([keys, ajustes, nombre]) =>
          fc
            .tuple(...keys.map(formField))
            .map((campos): JsonObject => ({ nombre: nombre || slug, slug, campos, ajustes })),
        ),
    ),
  ),
);

/** References that a workflow of this configuration can have, by the keys of a step's config. */
function namesIn(made: {
  pipelines: readonly JsonObject[];
  calendars: readonly JsonObject[];
  forms: readonly JsonObject[];
  products: readonly JsonObject[];
}) {
  const stages = made.pipelines.flatMap(({ nombre, stages: list }) =>
    (list as JsonObject[]).map(
      (one): JsonObject => ({ stage_id: referenceTo('stages', [nombre as string, one.nombre as string]) }),
    ),
  );
  return [
    ...stages,
    ...stages.map(({ stage_id }): JsonObject => ({ stage_ids: [stage_id!, stage_id!] })),
    ...stages.map(
      ({ stage_id }): JsonObject => ({
        condiciones: [{ campo: 'deal.stage_id', operador: 'igual', valor: stage_id! }],
      }),
    ),
    ...made.pipelines.map(
      ({ nombre }): JsonObject => ({ pipeline_id: referenceTo('pipelines', [nombre as string]) }),
    ),
    ...made.calendars.map(
      ({ slug }): JsonObject => ({ calendar_id: referenceTo('calendars', [slug as string]) }),
    ),
    ...made.forms.map(({ slug }): JsonObject => ({ form_id: referenceTo('forms', [slug as string]) })),
    ...made.products.map(({ sku }): JsonObject => ({ product_id: referenceTo('products', [sku as string]) })),
    ...tagNames.map((name): JsonObject => ({ tag_id: referenceTo('tags', [name]) })),
    { tag_name: 'cliente' },
    {},
  ];
}

const workflows = (configs: readonly JsonObject[]) =>
  some(['Bienvenida', 'Seguimiento', 'Aviso']).chain((names) =>
    fc.tuple(
      ...names.map((nombre) =>
        fc
          .record({
            descripcion: orNull(words),
            settings: freeObject,
            triggers: shuffled(['t1', 't2'], 0),
            nodes: shuffled(['n1', 'n2', 'n3'], 0),
            configs: fc.array(fc.tuple(fc.constantFrom(...configs), freeObject), {
              minLength: 5,
              maxLength: 5,
            }),
            more: freeObject,
          })
          .map(
            ({ descripcion, settings, triggers, nodes, configs: held, more }): JsonObject => ({
              nombre,
              descripcion,
              triggers: triggers.map(
                (id, place): Json => ({
                  id,
                  type: 'deal.won',
                  config: { ...held[place]![1], ...held[place]![0] },
                }),
              ),
              graph: {
                ...more,
                nodes: nodes.map(
                  (id, place): Json => ({
                    id,
                    type: 'action',
                    subtype: 'create_deal',
                    config: { ...held[place + 2]![1], ...held[place + 2]![0] },
                    position: { x: place * 10, y: 0 },
                  }),
                ),
                edges: nodes.slice(1).map((id): Json => ({ id: `e-${id}`, source: 't1', target: id })),
              },
              settings,
            }),
          ),
      ),
    ),
  );

const endpoints = some(['https://a.example/hooks', 'https://b.example/hooks']).chain((urls) =>
  fc.tuple(
    ...urls.map((url) =>
      fc.record({
        url: fc.constant(url),
        description: orNull(words),
        events: some(['deal.lost', 'deal.won'], 1),
        active: fc.boolean(),
      }),
    ),
  ),
) as fc.Arbitrary<readonly JsonObject[]>;

/** Whole configurations, of which two have many records in common and many fields not. */
export const configurations: fc.Arbitrary<Configuration> = fc
  .tuple(some(['Suscripciones', 'Servicios', 'servicios de hora']), pipelines, calendars, forms, endpoints)
  .chain(([categories, pipelineList, calendarList, formList, endpointList]) =>
    products(categories).chain((productList) =>
      workflows(
        namesIn({ pipelines: pipelineList, calendars: calendarList, forms: formList, products: productList }),
      ).map((workflowList) => ({
        categories: categories.map((nombre) => ({ nombre })),
        products: productList,
        pipelines: pipelineList,
        calendars: calendarList,
        forms: formList,
        workflows: workflowList,
        endpoints: endpointList,
      })),
    ),
  );
