import { expect, test } from 'vitest';
import { contacts as described } from '@/lib/resources/contacts/contacts';
import { lookForMatch } from './upsert-look';

const contacts = described;

const maria = {
  id: 7,
  nombre: 'María',
  apellido: 'Pérez',
  email: 'maria@example.cl',
  telefono: '+56911111111',
};
const other = { id: 8, nombre: 'Otra', external_id: 'ERP-8', email: 'otra@example.cl' };

/** A server that searches in every field. */
function server(rows: readonly object[]) {
  const asked: string[] = [];
  const fetcher = (async (address: string) => {
    const search = new URL(address, 'http://console').searchParams.get('search') ?? '';
    asked.push(search);
    return Response.json({ data: rows.filter((row) => JSON.stringify(row).includes(search)) });
  }) as unknown as typeof fetch;
  return { asked, fetch: fetcher };
}

test('the record that an upsert means is found by the order of the keys', async () => {
  const { asked, fetch } = server([maria, other]);
  const body = { nombre: 'M', external_id: 'ERP-8', email: 'maria@example.cl' };
  expect(await lookForMatch(contacts, body, { fetch })).toMatchObject({
    account: { id: 8 },
    by: 'external_id',
  });
  expect(asked).toEqual(['ERP-8', 'maria@example.cl']);
  expect(await lookForMatch(contacts, { email: 'maria@example.cl' }, { fetch })).toMatchObject({
    account: { id: 7 },
    by: 'email',
  });
  expect(await lookForMatch(contacts, { nombre: 'María' }, { fetch })).toBeUndefined();
});
