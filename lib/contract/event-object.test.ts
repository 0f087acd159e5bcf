import { expect, test } from 'vitest';
import { eventObject, objectFields } from './event-object.ts';
import { exampleEvent } from './event-type-details.ts';
import { eventTypes } from './events.ts';

test.each(eventTypes)('%s says what it is about', (type) => {
  const { data } = exampleEvent(type);
  const object = eventObject(data);
  expect(object).not.toBeNull();
  const looked = Object.fromEntries(Object.entries(data).filter(([field]) => objectFields.includes(field)));
  expect(eventObject(looked)).toEqual(object);
});

test.each([
  [
    { id: 7, title: 'Flota' },
    { id: 7, title: 'Flota' },
  ],
  [
    { id: 7, nombre: 'Ana', apellido: 'Soto', email: 'ana@example.cl' },
    { id: 7, title: 'Ana Soto' },
  ],
  [
    { id: 7, nombre: null, email: 'ana@example.cl' },
    { id: 7, title: 'ana@example.cl' },
  ],
  [
    { id: '7', title: '  ' },
    { id: '7', title: null },
  ],
  [
    { numero: 'F-1', title: 5 },
    { id: null, title: 'F-1' },
  ],
  [{ id: null }, null],
  [{}, null],
  [[], null],
  ['text', null],
  [null, null],
])('%j is about %j', (data, object) => {
  expect(eventObject(data)).toEqual(object);
});

test('a title is no longer than a line', () => {
  expect(eventObject({ title: 'x'.repeat(5000) })?.title).toHaveLength(200);
});
