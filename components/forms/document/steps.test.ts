import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormEditor } from '@/components/forms/editor/form-editor';
import type { Json } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import { isJsonObject, own } from '@/lib/json/same-json';
import { changeSettings } from './field-edits';
import { fieldsOf } from './fields';
import type { FormDocument } from './form-document';
import {
  addStep,
  changeStep,
  gapsFor,
  insertStep,
  moveFieldsTo,
  moveStep,
  placeFields,
  removeStep,
  shownOrder,
  stepViewsOf,
} from './steps';

const field = (id: string) => ({
  id,
  clave: id,
  tipo: 'texto',
  etiqueta: id.toUpperCase(),
  requerido: false,
});
const titles = { first: 'Step 1', next: 'Step 2' };
const three: FormDocument = { campos: [field('a'), field('b'), field('c')] };
const shape = (document: FormDocument) =>
  stepViewsOf(document).map(({ titulo, fields }) => [titulo, fields.map(({ id }) => id).join('')]);

describe('steps of a form', () => {
  it('begin behind the chosen field, and end with the last of them', () => {
    const two = addStep(three, 'id a', titles);
    expect(shape(two)).toEqual([
      ['Step 1', 'a'],
      ['Step 2', 'bc'],
    ]);
    expect(shape(removeStep(two, 0))).toEqual([['Step 2', 'abc']]);
    expect(removeStep(removeStep(two, 1), 0)).toEqual({ ...three, ajustes: {} });
    expect(shape(addStep(three, undefined, titles))).toEqual([
      ['Step 1', 'abc'],
      ['Step 2', ''],
    ]);
  });

  it('take fields in, and are moved with theirs', () => {
    const two = addStep(three, 'id b', titles);
    const { document, keys } = moveFieldsTo(two, new Set(['id a']), { step: 1, at: 1 });
    expect(shape(document)).toEqual([
      ['Step 1', 'b'],
      ['Step 2', 'ca'],
    ]);
    expect(keys).toEqual(['id a']);
    expect(fieldsOf(document).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    const turned = moveStep(document, 1, 0);
    expect(shape(turned)).toEqual([
      ['Step 2', 'ca'],
      ['Step 1', 'b'],
    ]);
    expect(shape(changeStep(turned, 0, { titulo: 'About you', texto: undefined }))[0]).toEqual([
      'About you',
      'ca',
    ]);
  });

  it('are put among the others without fields', () => {
    const two = addStep(three, 'id a', titles);
    expect(shape(insertStep(two, 0, 'New'))).toEqual([
      ['New', ''],
      ['Step 1', 'a'],
      ['Step 2', 'bc'],
    ]);
    expect(shape(insertStep(two, 1, 'New'))).toEqual([
      ['Step 1', 'a'],
      ['New', ''],
      ['Step 2', 'bc'],
    ]);
    expect(shape(insertStep(two, 2, 'New')).at(-1)).toEqual(['New', '']);
    expect(fieldsOf(insertStep(two, 0, 'New'))).toEqual(fieldsOf(two));
  });

  it('say where fields can be moved to, one place after the other', () => {
    const two = addStep(three, 'id b', titles);
    const places = (keys: string[]) => gapsFor(two, new Set(keys));
    expect(places(['id b'])).toEqual({
      gaps: [
        { step: 0, at: 0 },
        { step: 0, at: 2 },
        { step: 1, at: 0 },
        { step: 1, at: 1 },
      ],
      at: 1,
    });
    expect(places(['id c']).at).toBe(3);
  });

  it('give a field without an id one where it has to be named, and keep on the first what cannot be', () => {
    const odd: FormDocument = { campos: [field('a'), { clave: 'b', tipo: 'texto' }, 'odd', 7] };
    const two = addStep(odd, 'id a', titles);
    expect(stepViewsOf(two).map(({ fields }) => fields.length)).toEqual([3, 1]);
    expect(own(fieldsOf(two)[3]?.raw, 'id')).toMatch(/^[0-9a-f]{8}$/);
    const { keys } = moveFieldsTo(two, new Set(['at 2']), { step: 1, at: 1 });
    expect(keys).toEqual(['at 2']);
  });

  it('name a field whose id is a number by its text, and leave the id as it is', () => {
    const far = parseJson('90071992547409931') as Json;
    const campos: Json[] = [
      { id: 1, clave: 'a' },
      { id: 2, clave: 'b' },
      { id: far, clave: 'c' },
    ];
    const two = addStep({ campos }, 'id 1', titles);
    expect(two.campos).toEqual(campos);
    expect(own((own(two.ajustes, 'pasos') as Json[])[1], 'campos')).toEqual(['2', '90071992547409931']);
    expect(stepViewsOf(two).map(({ fields }) => fields.length)).toEqual([1, 2]);
    const { document } = moveFieldsTo(two, new Set(['id 1']), { step: 1, at: 0 });
    expect(document.campos).toEqual(campos);
    expect(stepViewsOf(document).map(({ fields }) => fields.length)).toEqual([0, 3]);
  });

  it('hold a field without an id by its key, as the page does', () => {
    const pasos: Json[] = [
      { id: 's1', campos: [] },
      { id: 's2', campos: ['k'] },
    ];
    const one: FormDocument = { campos: [{ clave: 'k' }], ajustes: { pasos } };
    expect(stepViewsOf(one).map(({ fields }) => fields.length)).toEqual([0, 1]);
    const { document } = moveFieldsTo(one, new Set(['clave k']), { step: 0, at: 0 });
    expect(stepViewsOf(document).map(({ fields }) => fields.length)).toEqual([1, 0]);
  });

  it('are not begun where the settings are no object: those stay as they are', () => {
    const odd: FormDocument = { ...three, ajustes: 'odd' };
    expect(addStep(odd, 'id a', titles)).toBe(odd);
    expect(changeSettings(odd, { color: '#112233' })).toBe(odd);
  });

  it('leave alone what they cannot read, and steps whose fields stay', () => {
    const pasos: Json[] = [
      'odd',
      { id: 's1', titulo: 'One', campos: ['a', 'gone'], otro: 1 },
      { id: 's2', titulo: 'Two', campos: ['b', 'c'] },
    ];
    const before: FormDocument = { ...three, ajustes: { pasos, color: '#112233' } };
    const { document } = moveFieldsTo(before, new Set(['id c']), { step: 1, at: 0 });
    const after = own(document.ajustes, 'pasos') as Json[];
    expect(after.every((step, at) => step === pasos[at])).toBe(true);
    expect(fieldsOf(document).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });
});

const anyEntry: fc.Arbitrary<Json> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('a', 'b', 'c', 'd', 'e').map((id): Json => field(id)) },
  fc.constantFrom<Json>('odd', null, 7, [1], { tipo: 'firma', x: 1 }, { id: 3 }, { id: '', clave: 'k' }),
);
const anyStep: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      id: fc.constantFrom('s1', 's2'),
      titulo: fc.string(),
      campos: fc.array(fc.constantFrom<Json>('a', 'b', 'c', 'gone', 'k', '3', 5)),
    }) as fc.Arbitrary<Json>,
  },
  fc.constantFrom<Json>('odd', {}, { id: 's3', campos: 'a' }),
);
const anyDocument: fc.Arbitrary<FormDocument> = fc
  .record({ campos: fc.array(anyEntry, { maxLength: 8 }), pasos: fc.array(anyStep, { maxLength: 4 }) })
  .map(({ campos, pasos }) => ({ campos, ajustes: { otro: 1, ...(pasos.length > 0 && { pasos }) } }));
const anyEdit = fc.record({
  act: fc.constantFrom('add', 'remove', 'step', 'fields', 'place'),
  one: fc.nat(9),
  other: fc.nat(9),
});

function edited(document: FormDocument, { act, one, other }: { act: string; one: number; other: number }) {
  const steps = stepViewsOf(document);
  const step = one % steps.length;
  const place = { step, at: other % (steps[step]!.fields.length + 1) };
  const keys = fieldsOf(document).map(({ key }) => key);
  if (act === 'add') return addStep(document, keys[other % (keys.length + 1)], titles);
  if (act === 'remove') return removeStep(document, step);
  if (act === 'step') return moveStep(document, step, other % steps.length);
  if (act === 'place') return placeFields(document, place, [field(`n${one}`), 'loose']).document;
  return moveFieldsTo(document, new Set(keys.filter((_, at) => (at + one) % 3 === 0)), place).document;
}

it('keeps every field on exactly one step, the fields in the order of the steps, and gives all back by undo', () => {
  fc.assert(
    fc.property(anyDocument, fc.array(anyEdit, { minLength: 1, maxLength: 8 }), (start, edits) => {
      const editor = new FormEditor(structuredClone(start) as FormDocument);
      const plain = (document: FormDocument) =>
        fieldsOf(document).map(({ raw }) => JSON.stringify(isJsonObject(raw) ? { ...raw, id: 0 } : raw));
      for (const edit of edits) {
        const before = editor.document;
        editor.edit(edit.act, (document) => edited(document, edit));
        const { document } = editor;
        const added = edit.act === 'place' ? 2 : 0;
        expect(plain(document)).toHaveLength(plain(before).length + added);
        const after = new Set(plain(document));
        expect(plain(before).every((entry) => after.has(entry))).toBe(true);
        if (document === before) continue;
        expect(shownOrder(document).map(({ index }) => index)).toEqual(
          fieldsOf(document).map(({ index }) => index),
        );
        const named = stepViewsOf(document).flatMap(({ at }) =>
          at === undefined
            ? []
            : ((own((own(document.ajustes, 'pasos') as Json[])[at], 'campos') as Json[]) ?? []),
        );
        const known = named.filter((id) => fieldsOf(document).some((one) => one.id === id));
        expect(new Set(known).size).toBe(known.length);
      }
      while (editor.undo());
      expect(editor.document).toEqual(start);
    }),
    { numRuns: 400 },
  );
});
