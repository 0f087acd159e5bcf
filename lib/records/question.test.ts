import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContactRecord, TaskRecord } from '@/lib/api/records';
import { products } from '@/lib/resources/catalog/products';
import { companies } from '@/lib/resources/contacts/companies';
import { contacts } from '@/lib/resources/contacts/contacts';
import { tags } from '@/lib/resources/contacts/tags';
import { tasks } from '@/lib/resources/tasks/tasks';
import { isFiltered, isFilteredHere, keptRows, sentQuery } from './question';
import { sortedRows } from './sorted-rows';

const today = '2026-11-20';
const someTasks = [
  { id: 1, titulo: 'Llamar a María', status: 'pendiente', client_id: 7, vence_el: '2026-11-19' },
  { id: 2, titulo: 'Enviar propuesta', status: 'hecha', client_id: '8', assignee_id: 'u-1' },
  { id: 3, status: 'bloqueada', vence_el: '2026-11-25' },
] as unknown as readonly TaskRecord[];

test.each([
  [{}, [1, 2, 3]],
  [{ q: 'maria LLAMAR' }, [1]],
  [{ contact: '8' }, [2]],
  [{ assignee: 'u-1', status: 'hecha' }, [2]],
  [{ due: 'overdue' }, [1]],
  [{ due: 'week' }, [1, 3]],
  [{ due: 'none' }, [2]],
  [{ status: 'bloqueada' }, [3]],
])('of the tasks %o leaves %j, whatever the kind of the ids', (values, ids) => {
  expect(keptRows(tasks, values, someTasks, today).map(({ id }) => id)).toEqual(ids);
});

test('lists leave the trash out unless they ask for it, also where the server does not', () => {
  const some = ['activo', 'papelera', 'archivado', undefined].map((estado, id) => ({ id, estado })) as never;
  const ids = (values: Readonly<Record<string, string>>) =>
    keptRows(products, values, some, today).map(({ id }) => id);
  expect(ids({})).toEqual([0, 2, 3]);
  expect(ids({ estado: 'papelera' })).toEqual([1, 3]);
  expect(ids({ estado: 'activo' })).toEqual([0, 3]);
});

test('the server is asked by its own names, for what it has a filter for', () => {
  const values = { q: 'ana', status: 'hecha', assignee: '4', contact: '', due: 'week' };
  expect(sentQuery(tasks, values)).toEqual({ status: 'hecha', assignee_id: '4' });
  expect(sentQuery(contacts, { q: 'ana', tag: '7' })).toEqual({ search: 'ana' });
  expect(sentQuery(companies, { q: 'ana', estado: 'archivada' })).toEqual({
    q: 'ana',
    estado: 'archivada',
  });
});

test('a list filtered here is told from one that the server filters', () => {
  expect(isFilteredHere(contacts, { q: 'ana' })).toBe(false);
  expect(isFilteredHere(contacts, { tag: '7' })).toBe(true);
  expect(isFilteredHere(tags, { q: 'vip' })).toBe(true);
  expect(isFiltered(contacts, { view: 'board' })).toBe(false);
});

const people = [
  { id: 1, nombre: 'Ana', email: 'a@b.cl', tags: [{ id: 7, nombre: 'VIP' }] },
  { id: 2, nombre: 'Beto', tags: [{ id: '7' }, { id: 8 }] },
  { id: 3, nombre: 'Carla', email: '' },
] as unknown as readonly ContactRecord[];

test('contacts are narrowed by tag and by what they lack', () => {
  const ids = (values: Record<string, string>) =>
    keptRows(contacts, values, people, today).map(({ id }) => id);
  expect(ids({ tag: '7' })).toEqual([1, 2]);
  expect(ids({ without: 'email' })).toEqual([2, 3]);
  expect(ids({ tag: '7', without: 'email' })).toEqual([2]);
});

test('rows are sorted by what a column says, what is absent last, and no row is lost', () => {
  const day = fc.option(fc.constantFrom('2026-01-02', '2026-11-19', '2027-03-01'), { nil: undefined });
  fc.assert(
    fc.property(fc.array(day), fc.boolean(), (days, isDescending) => {
      const rows = days.map((vence_el, id) => ({ id, vence_el })) as unknown as readonly TaskRecord[];
      const sorted = sortedRows(tasks, { by: 'vence_el', isDescending }, rows);
      expect(new Set(sorted)).toEqual(new Set(rows));
      const said = sorted.map((row) => row.vence_el).filter((value) => value !== undefined);
      expect(said).toEqual(isDescending ? said.toSorted().reverse() : said.toSorted());
      expect(sorted.slice(said.length).every((row) => row.vence_el === undefined)).toBe(true);
    }),
  );
});
