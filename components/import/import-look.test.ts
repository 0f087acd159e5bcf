import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { contact } from '@/lib/contract/contacts';
import { KnownKeys, lookAhead, tally } from './import-look';
import type { PreparedRow } from './import-validate';

const row = (body: object, issues: readonly object[] = []) => ({ body, issues }) as unknown as PreparedRow;
const rows = [
  row({ external_id: 'A', email: 'ana@example.cl' }),
  row({ email: 'ANA@example.cl' }),
  row({ telefono: '+56911111111' }),
  row({ email: 'new@example.cl' }),
  row({ email: 'ana@example.cl' }, [{}]),
];

test('rows are counted by the key that finds their record; bad ones not at all', () => {
  const known = new KnownKeys('contacts');
  known.add({ external_id: 'A', email: 'other@example.cl' });
  known.add({ email: 'ana@example.cl', telefono: '+56911111111' });
  expect(tally(rows, known)).toEqual({ creates: 1, updates: { external_id: 1, email: 1, telefono: 1 } });
});

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
  const known = new KnownKeys('contacts');
  for (const email of [{ main: ['ana@example.cl'] }, null, 'eva@example.cl'])
    known.add(readLoosely(contact, { id: 1, email })!);
  expect([known.size, known.unread]).toEqual([3, 1]);
});
