import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import { isSame } from '@/lib/json/same-json';
import { controlOf, controlToDraw } from './field-control';
import { textOfValue, valueOfText } from './field-text';
import { type FormField, formFieldOf } from './form-field';
import { nextInside } from './list-items';
import { recordOfField } from './record-of-field';
import { withUnreadable } from './unreadable-names';
import { type Place, valueAt, withValueAt } from './value-at';

const name = fc.constantFrom('a', 'b', 'nombre', '__proto__', 'constructor');
const place: fc.Arbitrary<Place> = fc.array(name, { minLength: 1, maxLength: 4 });
const json = fc.jsonValue().map((value) => parseJson(JSON.stringify(value)) as Json);

describe('a value at a place', () => {
  test('is what was put there, and nothing beside it changes', () => {
    fc.assert(
      fc.property(json, place, json, name, (body, at, next, other) => {
        const changed = withValueAt(body, at, next);
        expect(isSame(valueAt(changed, at), next)).toBe(true);
        if (other === at[0] || typeof body !== 'object' || body === null || Array.isArray(body)) return;
        expect(isSame(valueAt(changed, [other]) ?? null, valueAt(body, [other]) ?? null)).toBe(true);
      }),
    );
  });

  test('is gone once it is taken away, and the order of the others stays', () => {
    fc.assert(
      fc.property(json, place, (body, at) => {
        expect(valueAt(withValueAt(body, at, undefined), at)).toBeUndefined();
      }),
    );
    expect(JSON.stringify(withValueAt({ a: 1, b: 2, c: 3 }, ['b'], 4))).toBe('{"a":1,"b":4,"c":3}');
    expect(withValueAt({ list: ['x', 'y', 'z'] }, ['list', 1], undefined)).toEqual({ list: ['x', 'z'] });
  });

  test('keeps numbers that JavaScript cannot hold', () => {
    const body = parseJson('{"monto":1.10,"id":90071992547409931}') as Json;
    expect(JSON.stringify(withValueAt(body, ['nombre'], 'Taza'))).toBe(
      '{"monto":1.10,"id":90071992547409931,"nombre":"Taza"}',
    );
  });
});

describe('what a field shows', () => {
  test('is typed back as the very value, or the field does not show it', () => {
    const kind = fc.constantFrom('text', 'number', 'date', 'choice' as const);
    fc.assert(
      fc.property(kind, json, (kindOfField, value) => {
        const text = textOfValue({ kind: kindOfField }, value);
        if (text === undefined || text === '') return;
        expect(isSame(valueOfText({ kind: kindOfField }, text), value)).toBe(true);
      }),
    );
  });

  test('is no number before it is one', () => {
    const typed = ['-', '-1', '-1.', '-1.5', '1e', ''].map((text) => valueOfText({ kind: 'number' }, text));
    expect(JSON.stringify(typed)).toBe('["-",-1,"-1.",-1.5,"1e",null]');
    expect(textOfValue({ kind: 'number' }, '12')).toBeUndefined();
  });
});

describe('a field', () => {
  test('takes null where the schema does, and keeps its default and example', () => {
    const schema = { anyOf: [{ type: 'integer', minimum: 1, examples: [7] }, { type: 'null' }], default: 3 };
    expect(formFieldOf('n', schema, false)).toEqual({
      name: 'n',
      kind: 'number',
      isRequired: false,
      isNullable: true,
      range: [1, undefined],
      byDefault: 3,
      example: 7,
    });
  });

  test('of either one object or another has the fields of both, and requires what both do', () => {
    const one = { type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a', 'b'] };
    const other = { type: 'object', properties: { a: { type: 'string' }, c: {} }, required: ['a'] };
    const { kind, fields } = formFieldOf('', { oneOf: [one, other] }, true);
    expect(kind).toBe('object');
    expect(fields?.map((each) => [each.name, each.isRequired])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
    ]);
  });

  test('of a mixture, and of an open record, is JSON', () => {
    expect(formFieldOf('x', { anyOf: [{ type: 'string' }, { type: 'number' }] }, true).kind).toBe('json');
    expect(formFieldOf('x', { type: 'object' }, true).kind).toBe('json');
  });

  test('is picked by what its name says, an id by what stands before it', () => {
    expect(recordOfField('id', '/webhooks/endpoints/{id}/ping')).toBe('endpoints');
    expect(recordOfField('id', '/webhooks/deliveries/{id}')).toBeUndefined();
    expect([recordOfField('cid', ''), recordOfField('stage_id', '')]).toEqual(['contacts', 'stages']);
    expect(recordOfField('constructor', '')).toBeUndefined();
  });
});

describe('an item of a list', () => {
  const body: Json = { items: [{ a: 1 }, { a: 2 }] };
  const item = { kind: 'object' } as const;

  test('is taken away by its button', () => {
    expect(withValueAt(body, ['items', 0], undefined)).toEqual({ items: [{ a: 2 }] });
  });

  test('stays an item of its kind once it is emptied; what stands inside it goes', () => {
    expect(nextInside(['items'], item, ['items', 0], undefined)).toEqual({});
    expect(nextInside(['tags'], { kind: 'text' }, ['tags', 0], undefined)).toBe('');
    expect(nextInside(['rows'], { kind: 'list' }, ['rows', 0], undefined)).toEqual([]);
    expect(nextInside(['items'], item, ['items', 0, 'a'], undefined)).toBeUndefined();
    expect(nextInside(['tags'], { kind: 'text' }, ['tags', 0], 'vip')).toBe('vip');
  });
});

describe('the control of a field', () => {
  const field = (kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
    ...{ name: 'x', kind, isRequired: false },
    ...more,
  });

  test('is JSON for a value of another kind than the field', () => {
    expect(controlOf(field('text'), 'a')).toBe('text');
    expect(controlOf(field('text'), { a: 1 })).toBe('json');
    expect(controlOf(field('boolean'), undefined)).toBe('flag');
    expect(controlOf(field('boolean'), 'true')).toBe('json');
    expect(controlOf(field('choice', { options: ['a'] }), 'a')).toBe('choice');
    expect(controlOf(field('choice', { options: ['a'] }), 'b')).toBe('text');
    expect(controlOf(field('object'), undefined)).toBe('group');
    expect(controlOf(field('object'), 'x')).toBe('json');
    expect(controlOf(field('list', { item: field('text') }), [])).toBe('list');
    expect(controlOf(field('list'), [])).toBe('json');
    expect(controlOf(field('number', { name: 'deal_id' }), 7)).toBe('id');
    expect(controlOf(field('number', { name: 'deal_id' }), [7])).toBe('json');
  });

  test('stays while somebody types into it', () => {
    expect(controlToDraw('text', 'json')).toBe('json');
    expect(controlToDraw('choice', 'text')).toBe('text');
    expect(controlToDraw('group', 'id')).toBe('group');
    expect(controlToDraw('text', undefined)).toBe('text');
  });
});

test('the fields that cannot be read are told once each, and the list is the same where none changes', () => {
  const one = withUnreadable([], 'config', true);
  expect(one).toEqual(['config']);
  expect(withUnreadable(one, 'config', true)).toBe(one);
  expect(withUnreadable([...one, 'rules.0'], 'config', false)).toEqual(['rules.0']);
  expect(withUnreadable(one, 'rules.0', false)).toBe(one);
});
