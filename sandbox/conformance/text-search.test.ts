import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment, createCalendar, listAppointments } from '../../lib/contract/calendars.ts';
import { createProduct, listProducts } from '../../lib/contract/catalog.ts';
import { createCompany, listCompanies } from '../../lib/contract/companies.ts';
import { createContact, listContacts } from '../../lib/contract/contacts.ts';
import { createDeal, listDeals, updateDeal, upsertDeal } from '../../lib/contract/deals.ts';
import { createTask, listTasks, updateTask } from '../../lib/contract/tasks.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

let sandbox: Harness;
let path: { calendar_id: number };
let hour = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
  const calendar = await sandbox.call(createCalendar, { body: { slug: 'sala', nombre: 'Sala' } });
  path = { calendar_id: calendar.id };
});
afterAll(() => sandbox.close());

type Asked = { q: string; limit: number; cursor?: number };
type Listed = Promise<{ data: readonly { id: number }[]; next_cursor: number | null }>;
type Kind = {
  readonly make: (text: string) => Promise<{ id: number }>;
  readonly list: (asked: Asked) => Listed;
};

const guest = { nombre: 'Ana', email: 'ana@example.cl' };

const kinds: Readonly<Record<string, Kind>> = {
  contacts: {
    make: (nombre) => sandbox.call(createContact, { body: { nombre } }),
    list: ({ q, ...page }) => sandbox.call(listContacts, { query: { search: q, ...page } }) as Listed,
  },
  companies: {
    make: (nombre) => sandbox.call(createCompany, { body: { nombre } }),
    list: (query) => sandbox.call(listCompanies, { query }) as Listed,
  },
  products: {
    make: (nombre) => sandbox.call(createProduct, { body: { nombre, tipo: 'servicio' } }),
    list: (query) => sandbox.call(listProducts, { query }) as Listed,
  },
  deals: {
    make: (title) => sandbox.call(createDeal, { body: { title } }),
    list: (query) => sandbox.call(listDeals, { query }) as Listed,
  },
  tasks: {
    make: (titulo) => sandbox.call(createTask, { body: { titulo } }),
    list: (query) => sandbox.call(listTasks, { query }) as Listed,
  },
  appointments: {
    make(notas) {
      const inicio = new Date(Date.UTC(2030, 0, 1, hour++)).toISOString();
      return sandbox.call(bookAppointment, {
        path,
        body: { inicio, contacto: guest, notas, fuera_de_horario: true },
      });
    },
    list: (query) => sandbox.call(listAppointments, { path, query }) as Listed,
  },
};

async function found({ list }: Kind, q: string, limit = 100): Promise<number[]> {
  const ids: number[] = [];
  let cursor: number | null | undefined;
  do {
    const page = await list({ q, limit, ...(cursor && { cursor }) });
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  return ids;
}

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  test('are found by every word, whatever its case and accents, and by no wildcard', async () => {
    const renewal = await kind.make('Renovación Ñandú  Ωmega');
    const other = await kind.make('renovacion sola');
    expect(await found(kind, 'renovacion')).toEqual([other.id, renewal.id]);
    expect(await found(kind, ' ÑANDU renov ')).toEqual([renewal.id]);
    expect(await found(kind, 'ωMEGA')).toEqual([renewal.id]);
    for (const none of ['renovacion%', 'renov_cion', 'renovacion\\', 'nandu sola'])
      expect(await found(kind, none)).toEqual([]);
  });

  test('come page by page, each once, the newest first', async () => {
    const words = ['lirio', 'cardo', 'lirio cardo', 'LÍRIO', 'cárdo', 'liriocardo'];
    const made: { word: string; id: number }[] = [];
    for (const word of words) made.push({ word, id: (await kind.make(`Flor ${word}`)).id });
    const search = fc.constantFrom('flor', 'lirio', 'CARDO', 'cardo lirio', 'flor lirio', 'rosa');
    await fc.assert(
      fc.asyncProperty(search, fc.integer({ min: 1, max: 4 }), async (q, limit) => {
        const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
        const wanted = made
          .filter(({ word }) => q.split(' ').every((part) => folded(`flor ${word}`).includes(folded(part))))
          .map(({ id }) => id)
          .sort((one, other) => other - one);
        expect(await found(kind, q, limit)).toEqual(wanted);
      }),
      { numRuns: 15 },
    );
  });
});

test('what a deal or a task says now is what finds it', async () => {
  const deal = await sandbox.call(upsertDeal, { body: { external_id: 'ERP-Ágata', title: 'Granito' } });
  await sandbox.call(updateDeal, { path: { deal_id: deal.id }, body: { title: 'Mármol' } });
  await sandbox.call(updateDeal, { path: { deal_id: deal.id }, body: { amount: '7' } });
  expect(await found(kinds.deals!, 'marmol agata')).toEqual([deal.id]);
  expect(await found(kinds.deals!, 'granito')).toEqual([]);

  const task = await sandbox.call(createTask, { body: { titulo: 'Llamar', descripcion: 'Café' } });
  await sandbox.call(updateTask, { path: { task_id: task.id }, body: { titulo: 'Visitar' } });
  await sandbox.call(updateTask, { path: { task_id: task.id }, body: { status: 'hecha' } });
  expect(await found(kinds.tasks!, 'visitar cafe')).toEqual([task.id]);
  await sandbox.call(updateTask, { path: { task_id: task.id }, body: { descripcion: null } });
  expect(await found(kinds.tasks!, 'visitar')).toEqual([task.id]);
  expect(await found(kinds.tasks!, 'cafe')).toEqual([]);
});
