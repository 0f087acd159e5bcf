import { expect, test } from 'vitest';
import { eventTypes } from '@/lib/api/contract/events';
import { eventSchema } from '@/lib/contract/event-schema';
import { exampleEvent } from '@/lib/contract/event-type-details';
import { schemaRows } from './schema-rows';

const rowsOf = (properties: Record<string, unknown>, required: string[] = []) =>
  schemaRows({ type: 'object', properties, required });

test('fields stand below their parent, with what may be missing or null', () => {
  const rows = rowsOf(
    {
      id: { type: 'integer' },
      tags: { type: 'array', items: { type: 'object', properties: { nombre: { type: 'string' } } } },
      rut: { anyOf: [{ type: 'string', format: 'rut' }, { type: 'null' }] },
      kind: { enum: ['a', 'b'] },
      sent: { type: ['string', 'null'], format: 'date-time' },
      free: {},
    },
    ['id', 'rut'],
  );
  expect(rows).toMatchObject([
    { path: 'id', depth: 0, type: 'integer', isRequired: true, isNullable: false },
    { path: 'tags[]', type: 'array of object', isRequired: false },
    { path: 'tags[].nombre', name: 'nombre', depth: 1, type: 'string' },
    { path: 'rut', type: 'string', format: 'rut', isRequired: true, isNullable: true },
    { path: 'kind', type: 'string', values: ['"a"', '"b"'] },
    { path: 'sent', type: 'string', format: 'date-time', isNullable: true },
    { path: 'free', type: 'any' },
  ]);
});

test('a field may be of several types', () => {
  expect(rowsOf({ a: { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] } })).toMatchObject(
    [{ type: 'string or integer', isNullable: true }],
  );
});

test.each(eventTypes)('%s: every field of the example is in the tree, once', (type) => {
  const paths = schemaRows(eventSchema(type)).map(({ path }) => path.replaceAll('[]', ''));
  expect(new Set(paths).size).toBe(paths.length);
  const { data, previous, ...envelope } = exampleEvent(type);
  const fields = [...Object.keys(envelope), ...Object.keys(data).map((field) => `data.${field}`)];
  expect(paths).toEqual(expect.arrayContaining(fields));
  expect(paths.includes('previous')).toBe(previous !== undefined);
});
