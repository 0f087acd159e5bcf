import { describe, expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { contact } from '@/lib/contract/contacts';
import { importKeys } from './import-fields';
import { lookAhead, tally } from './import-look';
import type { PreparedRow } from './import-validate';
import { changesNothing, type ListedRecord, RowMatches } from './row-matches';

const row = (number: number, body: object, more: Partial<PreparedRow> = {}) =>
  ({ row: number, body, tags: [], issues: [], ...more }) as unknown as PreparedRow;
const rows = [
  row(2, { external_id: 'A', email: 'ana@example.cl' }),
  row(3, { email: 'ANA@example.cl' }),
  row(4, { nombre: 'Eva', telefono: '+56911111111' }),
  row(5, { nombre: 'Nueva', email: 'new@example.cl' }),
  row(6, { email: 'ana@example.cl' }, { issues: [{ field: 'row', issue: 'x', value: '' }] }),
];
const good = rows.filter(({ issues }) => issues.length === 0);

type Fields = Partial<Omit<ListedRecord, 'tags'>> & {
  readonly tags?: ListedRecord['tags'];
};
function matchesOf(rows: readonly PreparedRow[], records: readonly (Fields & object)[]) {
  const matches = new RowMatches(importKeys.contacts, rows);
  for (const record of records) matches.add({ id: 1, created_at: undefined, ...record });
  return matches;
}

test('rows are counted by the key that finds their record', () => {
  const matches = matchesOf(good, [
    { id: 1, external_id: 'A', email: 'other@example.cl' },
    { id: 2, email: 'ana@example.cl', telefono: '+56911111111' },
  ]);
  expect(tally('contacts', good, matches, true)).toMatchObject({
    creates: 1,
    nameless: 0,
    updates: { external_id: 1, email: 1, telefono: 1 },
  });
});

test('the record that a row means is the API’s: by the first key, the oldest of several, in whatever order they come', () => {
  const wanted = row(2, { external_id: 'A', telefono: '+56911111111' });
  const records = [
    { id: 9, telefono: '+56911111111' },
    { id: 4, telefono: '+56911111111' },
    { id: 30, external_id: 'A' },
  ];
  for (const order of [records, [...records].reverse()]) {
    expect(matchesOf([wanted], order).of(2)).toMatchObject({ record: { id: 30 }, by: 'external_id' });
    expect(matchesOf([row(2, { telefono: '+56911111111' })], order).of(2)).toMatchObject({
      record: { id: 4 },
    });
  }
});

describe('a row that its record already agrees with', () => {
  const record = { id: 7, nombre: 'Ana', email: 'ana@example.cl', tags: [{ nombre: 'Cliente VIP' }] };
  const body = { nombre: 'Ana', email: 'ana@example.cl' };
  const unchangedOf = (one: PreparedRow, records: readonly object[], isWhole = true) => [
    ...tally('contacts', [one], matchesOf([one], records), isWhole).unchanged,
  ];

  test('is not sent, tags that it has among it', () => {
    expect(unchangedOf(row(2, body, { tags: ['cliente vip'] }), [record])).toEqual([[2, 7]]);
  });

  test.each([
    ['another name', row(2, { ...body, nombre: 'ana' }), [record], true],
    ['a tag more', row(2, body, { tags: ['feria'] }), [record], true],
    ['a field that the record lacks', row(2, { ...body, apellido: 'Soto' }), [record], true],
    ['records that were not all read', row(2, body), [record], false],
    ['a key of a record that cannot be read', row(2, body), [record, unreadable()], true],
  ])('is sent with %s', (_, one, records, isWhole) => {
    expect(unchangedOf(one, records, isWhole)).toEqual([]);
  });

  test('is sent where another row means the same record', () => {
    const both = [row(2, { external_id: 'A', nombre: 'Eva' }), row(3, body)];
    const matches = matchesOf(both, [{ ...record, external_id: 'A' }]);
    expect([...tally('contacts', both, matches, true).unchanged]).toEqual([]);
  });

  test('has an amount by its value, and any other text by its letters', () => {
    const deal = { id: 3, created_at: undefined, amount: '12.50', external_id: '1.50' };
    expect(changesNothing(row(2, { amount: '12.5', external_id: '1.50' }), deal)).toBe(true);
    expect(changesNothing(row(2, { amount: '12.51' }), deal)).toBe(false);
    expect(changesNothing(row(2, { external_id: '1.5' }), deal)).toBe(false);
  });
});

function unreadable() {
  return readLoosely(contact, { id: 8, email: { main: ['ana@example.cl'] } })!;
}

test('all pages are read, and a server that repeats a cursor ends it', async () => {
  const asked: (string | null)[] = [];
  const fetcher = (async (address: string) => {
    const cursor = new URL(address, 'http://console').searchParams.get('cursor');
    asked.push(cursor);
    const next = cursor === null ? 'one' : 'two';
    return Response.json({
      contacts: [{ id: asked.length, email: `c${asked.length}@example.cl` }],
      next_cursor: next,
    });
  }) as unknown as typeof fetch;
  const look = await lookAhead(
    'contacts',
    rows,
    { fetch: fetcher },
    {
      signal: new AbortController().signal,
      onRead: () => {},
    },
  );
  expect(asked).toEqual([null, 'one', 'two']);
  expect(look).toMatchObject({ read: 3, isWhole: true, creates: 4 });
});

test('records with a key that cannot be read are counted: what looks new may be one of them', () => {
  const matches = matchesOf(rows, [
    unreadable(),
    { id: 1, email: undefined },
    { id: 2, email: 'eva@example.cl' },
  ]);
  expect([matches.read, matches.unread]).toEqual([3, 1]);
});
