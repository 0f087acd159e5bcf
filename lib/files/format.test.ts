import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { contact } from '@/lib/contract/contacts';
import { deal } from '@/lib/contract/deals';
import { parseJson } from '@/lib/json/parse-json';
import { encoderOf } from './format';

const sent =
  '{"id":9007199254740993,"telefono":56900000000,"campos_custom":{"n":1.10,"__proto__":1e400},"x":-0}';
const record = readLoosely(contact, parseJson(sent))!;

test('a line of NDJSON is the record as the server sent it, to the last digit', () => {
  expect(encoderOf('ndjson', []).row(record)).toBe(`${sent}\n`);
});

test('cells of CSV hold every digit', () => {
  expect(encoderOf('csv', []).row(record)).toBe('\r\n');
  expect(encoderOf('csv', ['id', 'campos_custom', 'x']).row(record)).toBe(
    '9007199254740993,"{""n"":1.10,""__proto__"":1e400}",-0\r\n',
  );
});

test('a cell is empty only where nothing is there', () => {
  const columns = ['title', 'amount', 'estado', 'created_at'];
  const line = (fields: object) => encoderOf('csv', columns).row(readLoosely(deal, { id: 1, ...fields })!);
  expect(line({ title: 'Mine', amount: null })).toBe('Mine,,,\r\n');
  expect(line({ title: ['Mine'], amount: { much: true }, created_at: null })).toBe(
    '"[""Mine""]","{""much"":true}",,\r\n',
  );
  // Both may be the title, and they disagree.
  expect(line({ name: 'One', titulo: 'Another', estado: 'en_pausa' })).toMatch(/^#UNREADABLE,,en_pausa,/);
});
