import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJson, branchedDocument } from '@/components/workflows/testing';
import { isSame } from '@/lib/json/same-json';
import { bodyOfTest, textOfValue, typedValue } from './test-body';
import { noTests, testsOf, textOfTests, withCase, withoutCase, withPin } from './test-set';

const document = branchedDocument();
const pins = { a: { salida: null, detalle: { tag_id: 1 } } };

test('sends what is on the canvas, with what it begins with and what is pinned', () => {
  const source = { kind: 'contact', id: 7 } as const;
  expect(bodyOfTest({ document, trigger: 't1', source, pins })).toEqual({
    ...{ contacto_id: 7, graph: document.graph, triggers: document.triggers },
    ...{ trigger_id: 't1', fijados: pins },
  });
  const alone = { node: 'b', values: { 'deal.amount': '1' } };
  expect(bodyOfTest({ document, trigger: undefined, source, pins, alone })).toEqual({
    ...{ contacto_id: 7, graph: document.graph, triggers: document.triggers },
    ...{ node_id: 'b', valores: alone.values },
  });
});

test('of a trigger that waits for a change sends what was there before', () => {
  const waiting = {
    ...document,
    triggers: [{ id: 't1', type: 'contact.updated', config: { campo: 'email' } }],
  };
  const begun = { document: waiting, trigger: 't1', pins: {} };
  const typed = (previous?: string) =>
    bodyOfTest({ ...begun, source: { kind: 'data', text: '{"email":"a@x.cl"}', previous } });
  expect(typed('b@x.cl')).toMatchObject({ datos: { email: 'a@x.cl' }, previous: { email: 'b@x.cl' } });
  expect(typed()).toMatchObject({ previous: { email: null } });
  const plain = bodyOfTest({ ...begun, document, source: { kind: 'data', text: '{}', previous: 'x' } });
  expect(plain).not.toHaveProperty('previous');
});

test.each([
  { kind: 'contact', id: null } as const,
  { kind: 'data', text: '{"half":' } as const,
  { kind: 'data', text: '[1]' } as const,
])('has nothing to send where nothing can begin: %o', (source) => {
  expect(bodyOfTest({ document, trigger: undefined, source, pins: {} })).toBeUndefined();
});

test('a value that nobody typed over stays what it was', () => {
  fc.assert(fc.property(anyJson, (value) => isSame(typedValue(value, textOfValue(value)), value)));
  expect(typedValue(3, '4')).toBe(4);
  expect(typedValue('3', '4')).toBe('4');
  expect(typedValue(null, 'hola')).toBe('hola');
});

test('test cases and pins come back as they were kept', () => {
  const one = { id: '1', name: 'Ana', trigger: undefined, source: { kind: 'deal', id: 3 } } as const;
  const set = withPin(withCase(noTests, one), 'a', pins.a);
  expect(testsOf(textOfTests(set))).toEqual({ cases: [{ ...one }], pins, last: undefined });
  expect(withPin(withoutCase(set, '1'), 'a', undefined)).toEqual(noTests);
  expect(testsOf({})).toEqual(noTests);
});
