import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Event, EventType } from '../../lib/contract/events.ts';
import { allEvents } from '../testing/events.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { freeSlot } from './world.ts';

/**
 * Any writes in any order: what each one emits is worked out anew from the records before and after it, and compared.
 */
type Row = Readonly<Record<string, unknown>> & { readonly id: number };
type Subject = 'contact' | 'company' | 'deal' | 'product' | 'appointment';
type Records = ReadonlyMap<string, { readonly subject: Subject; readonly row: Row }>;

const pathOfSubject: Readonly<Record<Subject, string>> = {
  contact: '/contacts',
  company: '/companies',
  deal: '/deals',
  product: '/products',
  appointment: '/appointments',
};

let sandbox: Harness;
let calendar: number;
let stages: readonly number[];
let seen = 0;
let serial = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
  const made = await sandbox.request('POST', '/calendars', { body: { slug: 'agenda' } });
  calendar = (made.body as Row).id;
  const pipelines = (await read('/pipelines')) as { data: { stages: Row[] }[] };
  stages = pipelines.data[0]!.stages.map(({ id }) => id);
});
afterAll(() => sandbox.close());

const read = async (path: string) => {
  const { status, body } = await sandbox.request('GET', path);
  return status === 404 ? undefined : body;
};
const rows = async (path: string) => ((await read(path)) as { data: Row[] }).data;

/** Every record of the five subjects, as its list answers it; the trash and the archive too. */
async function records(): Promise<Records> {
  const paths: [Subject, string][] = [
    ['contact', '/contacts?limit=100'],
    ['company', '/companies?limit=100'],
    ['company', '/companies?limit=100&estado=archivada'],
    ['deal', '/deals?limit=100'],
    ['deal', '/deals?limit=100&estado=papelera'],
    ['product', '/products?limit=100'],
    ['product', '/products?limit=100&estado=papelera'],
    ['appointment', `/calendars/${calendar}/appointments?limit=100`],
  ];
  const found = await Promise.all(
    paths.map(async ([subject, path]) => (await rows(path)).map((row) => ({ subject, row }))),
  );
  return new Map(found.flat().map((record) => [`${record.subject} ${record.row.id}`, record]));
}

const without = (row: Row, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
const changedNames = (was: Row, is: Row) =>
  Object.keys(was).filter((name) => name !== 'updated_at' && !isDeepStrictEqual(was[name], is[name]));

/** Fields that moving a deal changes; of the deals that only make room, nothing is told. */
const moved = [
  'stage_id',
  'pipeline_id',
  'orden',
  'estado',
  'stage_changed_at',
  'closed_at',
  'motivo_perdida',
];

function eventsOfDeal(was: Row, is: Row, names: readonly string[], named: boolean): string[] {
  const told: string[] = [];
  if (was.stage_id !== is.stage_id) told.push('deal.stage_changed');
  const ofState: Readonly<Record<string, string>> = {
    ganado: 'deal.won',
    perdido: 'deal.lost',
    papelera: 'deal.deleted',
  };
  const byState = ofState[String(is.estado)];
  if (was.estado !== is.estado && byState) told.push(byState);
  const rest = told.length > 0 ? names.filter((name) => !moved.includes(name)) : names;
  if (rest.some((name) => named || name !== 'orden')) told.push('deal.updated');
  return told;
}

function eventsOfTags(was: Row, is: Row): string[] {
  const ids = (row: Row) => (row.tags as Row[]).map(({ id }) => id);
  const added = ids(is).filter((id) => !ids(was).includes(id));
  const removed = ids(was).filter((id) => !ids(is).includes(id));
  return [...added.map(() => 'contact.tag_added'), ...removed.map(() => 'contact.tag_removed')];
}

/** What a deleted contact leaves behind is without it: `contact.deleted` tells that too. */
const losesReference = (name: string, is: Row) => name === 'contacto_id' && is.contacto_id === null;

/** The types that the difference between two states of one record amounts to ("Catalog (35 types)"). */
function typesOf(subject: Subject, was: Row | undefined, is: Row | undefined, named: boolean): string[] {
  if (!was) return [`${subject}.created`];
  if (!is) return [`${subject}.deleted`];
  const names = changedNames(was, is).filter((name) => named || !losesReference(name, is));
  if (names.length === 0) return [];
  if (subject === 'deal') return eventsOfDeal(was, is, names, named);
  if (subject === 'contact' && names.includes('tags')) return eventsOfTags(was, is);
  if (subject === 'appointment' && names.includes('estado') && is.estado === 'cancelada')
    return ['appointment.cancelled'];
  const archived = names.includes('estado') && ['archivada', 'archivado'].includes(String(is.estado));
  return [`${subject}.${archived ? 'archived' : 'updated'}`];
}

/** Types whose `previous` is exactly the changed fields. */
const withPrevious = /\.(updated|tag_added|tag_removed|stage_changed)$/;

async function expectFitting(events: readonly Event[], before: Records, after: Records, path: string) {
  const expected: string[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const { subject, row } = (after.get(key) ?? before.get(key))!;
    const named = path.startsWith(`${pathOfSubject[subject]}/${row.id}`);
    const types = typesOf(subject, before.get(key)?.row, after.get(key)?.row, named);
    expected.push(...types.map((type) => `${type} ${row.id}`));
  }
  expect(events.map(({ type, data }) => `${type} ${data.id}`).sort()).toEqual(expected.sort());
  for (const { type, data, previous } of events) {
    const subject = type.split('.')[0] as Subject;
    const was = before.get(`${subject} ${data.id}`)?.row;
    const now = await read(`${pathOfSubject[subject]}/${data.id}`);
    expect(data).toEqual(now ?? was);
    if (!withPrevious.test(type)) continue;
    const names = changedNames(was!, data as Row);
    expect(Object.keys(previous!).sort()).toEqual(names.sort());
    if (names.length > 1 || names[0] !== 'tags') {
      expect(previous).toEqual(
        without(
          was!,
          Object.keys(was!).filter((name) => !names.includes(name)),
        ),
      );
    }
  }
}

interface Write {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const some = fc.integer({ min: 0, max: 7 });
const words = fc.constantFrom('Uno', 'Dos', 'Tres');
const money = fc.constantFrom('1', '2.50', '1000000');

/** A row of a subject by a number, so that sequences shrink; an id that does not exist where there is none. */
const pick = (all: Records, subject: Subject, n: number): number => {
  const ids = [...all.values()].filter((each) => each.subject === subject).map(({ row }) => row.id);
  return ids.length === 0 ? 999_999 : ids[n % ids.length]!;
};
type Make = (all: Records) => Write | Promise<Write>;

const write = (method: string, path: string, body?: object): Write => ({
  method,
  path,
  ...(body && { body }),
});
const email = () => `persona${++serial}@example.cl`;

const writes: fc.Arbitrary<Make> = fc.oneof(
  words.map(
    (nombre): Make =>
      () =>
        write('POST', '/contacts', { nombre, email: email() }),
  ),
  fc.tuple(some, words).map(
    ([n, nombre]): Make =>
      (all) =>
        write('PATCH', `/contacts/${pick(all, 'contact', n)}`, { nombre }),
  ),
  some.map(
    (n): Make =>
      (all) =>
        write('DELETE', `/contacts/${pick(all, 'contact', n)}`),
  ),
  fc.tuple(some, fc.subarray(['vip', 'Nuevo', 'VIP', 'erp'])).map(
    ([n, tag_names]): Make =>
      (all) =>
        write('POST', `/contacts/${pick(all, 'contact', n)}/tags`, { tag_names }),
  ),
  fc.tuple(some, some).map(
    ([n, tag]): Make =>
      (all) =>
        write('DELETE', `/contacts/${pick(all, 'contact', n)}/tags/${tag + 1}`),
  ),
  fc.tuple(some, words).map(
    ([n, nombre]): Make =>
      () =>
        write('POST', '/contacts/upsert', { external_id: `c${n}`, nombre }),
  ),
  words.map(
    (nombre): Make =>
      () =>
        write('POST', '/companies', { nombre }),
  ),
  fc
    .tuple(
      some,
      fc.constantFrom<object>(
        { nombre: 'Uno' },
        { estado: 'archivada' },
        { estado: 'activa' },
        { rut: '76086428-6' },
      ),
    )
    .map(
      ([n, body]): Make =>
        (all) =>
          write('PATCH', `/companies/${pick(all, 'company', n)}`, body),
    ),
  some.map(
    (n): Make =>
      (all) =>
        write('DELETE', `/companies/${pick(all, 'company', n)}`),
  ),
  fc.tuple(some, words).map(
    ([n, nombre]): Make =>
      () =>
        write('POST', '/companies/upsert', { external_id: `e${n}`, nombre }),
  ),
  fc.tuple(words, money, some).map(
    ([title, amount, n]): Make =>
      (all) => {
        const contact = [...all.values()].find(({ subject }) => subject === 'contact');
        return write('POST', '/deals', {
          title,
          amount,
          currency: 'CLP',
          stage_id: stages[n % 6],
          contacto_id: contact?.row.id ?? null,
        });
      },
  ),
  fc.tuple(some, money, some).map(
    ([n, amount, stage]): Make =>
      (all) =>
        write('PATCH', `/deals/${pick(all, 'deal', n)}`, {
          amount,
          ...(stage < 6 && { stage_id: stages[stage] }),
        }),
  ),
  fc.tuple(some, some, some).map(
    ([n, stage, orden]): Make =>
      (all) =>
        write('POST', `/deals/${pick(all, 'deal', n)}/move-stage`, { stage_id: stages[stage % 6], orden }),
  ),
  fc.tuple(some, fc.constantFrom('won', 'lost')).map(
    ([n, end]): Make =>
      (all) =>
        write('POST', `/deals/${pick(all, 'deal', n)}/${end}`, {}),
  ),
  some.map(
    (n): Make =>
      (all) =>
        write('DELETE', `/deals/${pick(all, 'deal', n)}`),
  ),
  some.map(
    (n): Make =>
      (all) =>
        write('PATCH', `/deals/${pick(all, 'deal', n)}`, { estado: 'abierto' }),
  ),
  fc.tuple(some, money).map(
    ([n, amount]): Make =>
      () =>
        write('POST', '/deals/upsert', { external_id: `d${n}`, title: 'Alta', amount, currency: 'CLP' }),
  ),
  words.map(
    (nombre): Make =>
      () =>
        write('POST', '/products', { nombre, tipo: 'servicio' }),
  ),
  fc
    .tuple(
      some,
      fc.constantFrom<object>(
        { nombre: 'Dos' },
        { campos_custom: { a: 1 } },
        { campos_custom: { a: null } },
        { estado: 'archivado' },
        { tipo: 'nada' },
      ),
    )
    .map(
      ([n, body]): Make =>
        (all) =>
          write('PATCH', `/products/${pick(all, 'product', n)}`, body),
    ),
  fc.tuple(some, fc.constantFrom('restore', 'archive', 'clone')).map(
    ([n, verb]): Make =>
      (all) =>
        write('POST', `/products/${pick(all, 'product', n)}/${verb}`, verb === 'clone' ? {} : undefined),
  ),
  some.map(
    (n): Make =>
      (all) =>
        write('DELETE', `/products/${pick(all, 'product', n)}`),
  ),
  fc.tuple(some, money).map(
    ([n, monto]): Make =>
      (all) =>
        write('POST', `/products/${pick(all, 'product', n)}/prices`, {
          moneda: 'CLP',
          monto,
          tipo_precio: 'unico',
        }),
  ),
  fc.constant<Make>(async () =>
    write('POST', `/calendars/${calendar}/book`, {
      inicio: await freeSlot(sandbox, calendar),
      contacto: { nombre: 'Ana', email: email() },
    }),
  ),
  some.map(
    (n): Make =>
      async (all) =>
        write('POST', `/appointments/${pick(all, 'appointment', n)}/reschedule`, {
          inicio: await freeSlot(sandbox, calendar),
        }),
  ),
  some.map(
    (n): Make =>
      (all) =>
        write('POST', `/appointments/${pick(all, 'appointment', n)}/cancel`, {}),
  ),
);

async function newEvents(): Promise<Event[]> {
  const events = (await allEvents(sandbox)).slice(seen);
  seen += events.length;
  return events;
}

test('each write emits what fits its change, once, as the GET answers; a refusal emits nothing', {
  timeout: 600_000,
}, async () => {
  const emitted = new Set<EventType>();
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(writes, { minLength: 10, maxLength: 30 }), async (sequence) => {
      for (const make of sequence) {
        const before = await records();
        const { method, path, body } = await make(before);
        const answer = await sandbox.request(method, path, { body });
        const [after, events] = [await records(), await newEvents()];
        if (answer.status >= 400) {
          refused += 1;
          expect([path, events, after]).toEqual([path, [], before]);
        } else await expectFitting(events, before, after, path);
        for (const { type } of events) emitted.add(type as EventType);
      }
    }),
    { numRuns: Number(process.env.EVENT_RUNS ?? 6) },
  );
  expect(refused).toBeGreaterThan(0);
  expect(emitted.size).toBeGreaterThan(8);
});
