import { expect, test } from 'vitest';
import { listContacts } from '@/lib/api/contract/contacts';
import { readItem } from '@/lib/api/reply';
import { parseJson } from '@/lib/json/parse-json';
import { encoderOf } from './format';

const sent =
  '{"id":9007199254740993,"telefono":56900000000,"campos_custom":{"n":1.10,"__proto__":1e400},"x":-0}';
const record = readItem(listContacts, parseJson(sent) as object);

test('a line of NDJSON is the record as the server sent it, to the last digit', () => {
  expect(encoderOf('ndjson', []).row(record)).toBe(`${sent}\n`);
});

test('cells of CSV hold every digit', () => {
  expect(encoderOf('csv', []).row(record)).toBe('\r\n');
  expect(encoderOf('csv', ['id', 'campos_custom', 'x']).row(record)).toBe(
    '9007199254740993,"{""n"":1.10,""__proto__"":1e400}",-0\r\n',
  );
});
