import { TRAP } from '../../public/layout.ts';
import type { Harness } from '../../testing/harness.ts';
import { draw, inARow, logic } from '../../workflow-runs/testing/drawing.ts';
import { freeSlot, NOBODY_LISTENS } from '../world.ts';
import { type Records, type Row, rowsOf, type Subject } from './records.ts';

/** A request below `/api/v1`, or with `page` the sending of a public page's form. */
export interface Write {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly page?: boolean;
}

/** Chooses among what there is, so that sequences of writes shrink. */
export interface Dice {
  readonly a: number;
  readonly b: number;
  readonly word: string;
  readonly money: string;
}

/** What there is at the moment of a write. */
export interface Scene {
  readonly sandbox: Harness;
  readonly all: Records;
  /** A number that no write had yet. */
  readonly serial: number;
}

type Make = (dice: Dice, scene: Scene) => Write | Promise<Write>;

const NOWHERE = 999_999;

/** A row of a subject by a number; an id that does not exist where there is none. */
function pick({ all }: Scene, subject: Subject, n: number): number {
  const ids = [...all.values()].filter((each) => each.subject === subject).map(({ row }) => row.id);
  return at(ids, n) ?? NOWHERE;
}

const productInTrash = ({ all }: Scene): number =>
  [...all.values()].find(({ subject, row }) => subject === 'product' && row.estado === 'papelera')?.row.id ??
  NOWHERE;
const at = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];
const one = async ({ sandbox }: Scene, path: string, n: number): Promise<Row> =>
  at(await rowsOf(sandbox, path), n) ?? { id: NOWHERE };
const write = (method: string, path: string, body?: object): Write => ({
  method,
  path,
  ...(body && { body }),
});
const email = ({ serial }: Scene) => `persona${serial}@example.cl`;
const slot = async ({ sandbox }: Scene) => freeSlot(sandbox, (await agenda(sandbox)).id);
const agenda = async (sandbox: Harness) =>
  (await rowsOf(sandbox, '/calendars')).find(({ slug }) => slug === 'agenda')!;

type Pipeline = Row & { readonly es_default: boolean; readonly stages: readonly Row[] };
const pipelines = async ({ sandbox }: Scene) => (await rowsOf(sandbox, '/pipelines')) as readonly Pipeline[];
/** A pipeline, and of two times one it is the default. */
const pipeline = async (scene: Scene, n: number) => {
  const all = await pipelines(scene);
  return at([all.find(({ es_default }) => es_default)!, ...all], n)!;
};
const stage = async (scene: Scene, n: number, m: number) => at((await pipeline(scene, n)).stages, m)!;
/** It runs on what is written here and does nothing: what runs do has a test of its own. */
const graph = draw(inARow('company.created', [logic('end')]));

const contacts: Readonly<Record<string, Make>> = {
  createContact: ({ word }, scene) => write('POST', '/contacts', { nombre: word, email: email(scene) }),
  changeContact: ({ a, word }, scene) =>
    write('PATCH', `/contacts/${pick(scene, 'contact', a)}`, { nombre: `${word} ${word}` }),
  tagContact: ({ a, b, word }, scene) =>
    write('POST', `/contacts/${pick(scene, 'contact', a)}/tags`, {
      tag_names: ['vip', 'VIP', word, 'erp'].slice(b % 4),
    }),
  untagContact: ({ a, b }, scene) => {
    const { row } = at(
      [...scene.all.values()].filter(({ row: { tags } }) => Array.isArray(tags) && tags.length > 0),
      a,
    ) ?? { row: { id: NOWHERE, tags: [] } };
    return write('DELETE', `/contacts/${row.id}/tags/${at(row.tags as Row[], b)?.id ?? 1}`);
  },
  upsertContact: ({ a, word }) => write('POST', '/contacts/upsert', { external_id: `c${a}`, nombre: word }),
};

const companies: Readonly<Record<string, Make>> = {
  createCompany: ({ word }) => write('POST', '/companies', { nombre: word }),
  changeCompany: ({ a, b }, scene) =>
    write(
      'PATCH',
      `/companies/${pick(scene, 'company', a)}`,
      at([{ estado: 'archivada' }, { nombre: 'Otra' }, { estado: 'activa' }, { rut: '76086428-6' }], b),
    ),
  upsertCompany: ({ a, word }) => write('POST', '/companies/upsert', { external_id: `e${a}`, nombre: word }),
};

const deals: Readonly<Record<string, Make>> = {
  createDeal: async ({ a, b, word, money }, scene) => {
    const { id: stage_id, pipeline_id } = await stage(scene, a, b);
    const contacto_id = pick(scene, 'contact', a);
    const who = contacto_id === NOWHERE ? {} : { contacto_id };
    return write('POST', '/deals', {
      ...{ title: word, amount: money, currency: 'CLP', pipeline_id, stage_id },
      ...who,
    });
  },
  changeDeal: async ({ a, b, money, word }, scene) =>
    write('PATCH', `/deals/${pick(scene, 'deal', a)}`, {
      amount: money,
      title: `${word}, cambiado`,
      ...(b > 4 && { stage_id: (await stage(scene, a, b)).id }),
    }),
  moveDeal: async ({ a, b }, scene) =>
    write('POST', `/deals/${pick(scene, 'deal', a)}/move-stage`, {
      stage_id: (await stage(scene, 0, b)).id,
      orden: a,
    }),
  winDeal: ({ a }, scene) => write('POST', `/deals/${pick(scene, 'deal', a)}/won`, {}),
  loseDeal: ({ a }, scene) => write('POST', `/deals/${pick(scene, 'deal', a)}/lost`, { motivo: 'Precio' }),
  trashDeal: ({ a }, scene) => write('DELETE', `/deals/${pick(scene, 'deal', a)}`),
  reopenDeal: ({ a }, scene) => write('PATCH', `/deals/${pick(scene, 'deal', a)}`, { estado: 'abierto' }),
  upsertDeal: ({ a, money }) =>
    write('POST', '/deals/upsert', { external_id: `d${a}`, title: 'Alta', amount: money, currency: 'CLP' }),
};

/** They emit nothing of their own: what they do to deals is told of the deals. */
const boards: Readonly<Record<string, Make>> = {
  createPipeline: ({ word }) => write('POST', '/pipelines', { nombre: word }),
  renamePipeline: async ({ a, word }, scene) =>
    write('PATCH', `/pipelines/${(await pipeline(scene, a)).id}`, { nombre: word }),
  duplicatePipeline: async ({ a }, scene) =>
    write('POST', `/pipelines/${(await pipeline(scene, a)).id}/duplicate`, {}),
  createStage: async ({ a, word }, scene) =>
    write('POST', `/pipelines/${(await pipeline(scene, a)).id}/stages`, { nombre: word, stage_type: 'open' }),
  changeStage: async ({ a, b }, scene) =>
    write('PATCH', `/stages/${(await stage(scene, a, b)).id}`, {
      stage_type: at(['won', 'open', 'lost'], a + b),
    }),
  reorderStages: async ({ a, b }, scene) =>
    write('POST', `/pipelines/${(await pipeline(scene, a)).id}/stages/reorder`, {
      order: [(await stage(scene, a, b)).id],
    }),
  deleteStage: async ({ a, b }, scene) => {
    const target = await stage(scene, a, b + 1);
    return write('DELETE', `/stages/${(await stage(scene, a, b)).id}?move_deals_to=${target.id}`);
  },
  archivePipeline: async ({ a }, scene) => {
    const others = (await pipelines(scene)).filter(({ es_default }) => !es_default);
    return write('POST', `/pipelines/${at(others, a)?.id ?? NOWHERE}/archive`);
  },
  deletePipeline: async ({ a }, scene) => {
    const others = (await pipelines(scene)).filter(({ es_default }) => !es_default);
    return write('DELETE', `/pipelines/${at(others, a)?.id ?? NOWHERE}`);
  },
};

const products: Readonly<Record<string, Make>> = {
  createProduct: ({ word }) => write('POST', '/products', { nombre: word, tipo: 'servicio' }),
  changeProduct: ({ a, b }, scene) =>
    write(
      'PATCH',
      `/products/${pick(scene, 'product', a)}`,
      at(
        [
          { nombre: 'Otro' },
          { campos_custom: { a: 1 } },
          { campos_custom: { a: null } },
          { estado: 'archivado' },
          { tipo: 'nada' },
        ],
        b,
      ),
    ),
  savePrice: ({ a, money }, scene) =>
    write('POST', `/products/${pick(scene, 'product', a)}/prices`, {
      ...{ moneda: 'CLP', monto: money, tipo_precio: 'unico' },
    }),
  deletePrice: async ({ a }, scene) => {
    const id = pick(scene, 'product', a);
    const priced = [...scene.all.values()].find(({ row }) => row.id === id && Array.isArray(row.precios));
    const prices = (priced?.row.precios ?? []) as readonly Row[];
    return write('DELETE', `/products/${id}/prices/${prices[0]?.id ?? NOWHERE}`);
  },
  cloneProduct: ({ a }, scene) => write('POST', `/products/${pick(scene, 'product', a)}/clone`, {}),
  trashProduct: ({ a }, scene) => write('DELETE', `/products/${pick(scene, 'product', a)}`),
  restoreProduct: (_, scene) => write('POST', `/products/${productInTrash(scene)}/restore`),
  archiveProduct: ({ a }, scene) => write('POST', `/products/${pick(scene, 'product', a)}/archive`),
  createCategory: ({ word }, { serial }) =>
    write('POST', '/product-categories', { nombre: `${word} ${serial}` }),
};

const agendas: Readonly<Record<string, Make>> = {
  createCalendar: (_, { serial }) => write('POST', '/calendars', { slug: `otra-${serial}` }),
  changeCalendar: async ({ word }, { sandbox }) =>
    write('PATCH', `/calendars/${(await agenda(sandbox)).id}`, { nombre: word }),
  book: async (_, scene) =>
    write('POST', `/calendars/${(await agenda(scene.sandbox)).id}/book`, {
      inicio: await slot(scene),
      contacto: { nombre: 'Ana', email: email(scene) },
    }),
  bookByPage: async (_, scene) => ({
    ...write('POST', '/b/agenda', { inicio: await slot(scene), nombre: 'Eva', email: email(scene) }),
    page: true,
  }),
  reschedule: async ({ a }, scene) =>
    write('POST', `/appointments/${pick(scene, 'appointment', a)}/reschedule`, { inicio: await slot(scene) }),
  cancel: ({ a }, scene) => write('POST', `/appointments/${pick(scene, 'appointment', a)}/cancel`, {}),
  deleteCalendar: async ({ a }, scene) => {
    const others = (await rowsOf(scene.sandbox, '/calendars')).filter(({ slug }) => slug !== 'agenda');
    return write('DELETE', `/calendars/${at(others, a)?.id ?? NOWHERE}`);
  },
};

const published = async ({ sandbox }: Scene, n: number) =>
  at(await rowsOf(sandbox, '/forms?status=published'), n)?.slug ?? 'ninguno';
const forms: Readonly<Record<string, Make>> = {
  createForm: ({ word }) => write('POST', '/forms', { nombre: word }),
  changeForm: async ({ a, word }, scene) =>
    write('PUT', `/forms/${(await one(scene, '/forms', a)).id}`, { nombre: word }),
  publishForm: async ({ a }, scene) =>
    write('POST', `/forms/${(await one(scene, '/forms', a)).id}/publish`, {}),
  submitForm: async ({ a, word }, scene) => ({
    ...write('POST', `/f/${await published(scene, a)}`, {
      ...{ nombre: word, email: email(scene), mensaje: 'Hola' },
    }),
    page: true,
  }),
  submitSpam: async ({ a, word }, scene) => ({
    ...write('POST', `/f/${await published(scene, a)}`, {
      ...{ nombre: word, email: email(scene), mensaje: 'Hola', [TRAP]: 'http://spam.example' },
    }),
    page: true,
  }),
  unpublishForm: async ({ a }, scene) =>
    write('POST', `/forms/${(await one(scene, '/forms', a)).id}/unpublish`),
  archiveForm: async ({ a }, scene) => write('DELETE', `/forms/${(await one(scene, '/forms', a)).id}`),
};

/** The catalogue has no type for these: they emit nothing. */
const silent: Readonly<Record<string, Make>> = {
  createTask: ({ word }) => write('POST', '/tasks', { titulo: word }),
  changeTask: async ({ a }, scene) =>
    write('PATCH', `/tasks/${(await one(scene, '/tasks', a)).id}`, { status: 'hecha' }),
  createWorkflow: ({ word }) => write('POST', '/workflows', { nombre: word }),
  replaceWorkflow: async ({ a }, scene) =>
    write('PUT', `/workflows/${(await one(scene, '/workflows', a)).id}`, graph),
  publishWorkflow: async ({ a }, scene) =>
    write('POST', `/workflows/${(await one(scene, '/workflows', a)).id}/publish`),
  testWorkflow: async ({ a }, scene) =>
    write('POST', `/workflows/${(await one(scene, '/workflows', a)).id}/test`, {
      contacto_id: pick(scene, 'contact', a),
    }),
  unpublishWorkflow: async ({ a }, scene) =>
    write('POST', `/workflows/${(await one(scene, '/workflows', a)).id}/unpublish`),
  deleteWorkflow: async ({ a }, scene) =>
    write('DELETE', `/workflows/${(await one(scene, '/workflows', a)).id}`),
  postMessage: async ({ a, word }, scene) =>
    write('POST', `/conversations/${(await one(scene, '/conversations', a)).id}/messages`, { texto: word }),
  createEndpoint: () =>
    write('POST', '/webhooks/endpoints', { url: NOBODY_LISTENS, events: ['*'], active: false }),
  rotateSecret: async ({ a }, scene) =>
    write('POST', `/webhooks/endpoints/${(await one(scene, '/webhooks/endpoints', a)).id}/rotate-secret`),
  deleteEndpoint: async ({ a }, scene) =>
    write('DELETE', `/webhooks/endpoints/${(await one(scene, '/webhooks/endpoints', a)).id}`),
};

/** Last, so that the others of a round have something to work on. */
const ends: Readonly<Record<string, Make>> = {
  archiveCompany: ({ a }, scene) => write('DELETE', `/companies/${pick(scene, 'company', a)}`),
  deleteContact: ({ a }, scene) => write('DELETE', `/contacts/${pick(scene, 'contact', a)}`),
};

/** Every kind of write, in an order in which each finds what it needs. */
export const kinds: Readonly<Record<string, Make>> = {
  ...contacts,
  ...companies,
  ...deals,
  ...boards,
  ...products,
  ...agendas,
  ...forms,
  ...silent,
  ...ends,
};
