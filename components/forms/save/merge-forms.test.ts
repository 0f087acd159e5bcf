import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeFields } from '@/components/forms/document/field-edits';
import { fieldsOf } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { moveFieldsTo, placeFields } from '@/components/forms/document/steps';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, isSame } from '@/lib/json/same-json';
import { mergeForms } from './merge-forms';

const field = (id: string, more: JsonObject = {}): JsonObject => ({
  id,
  clave: `clave_${id}`,
  tipo: 'texto',
  etiqueta: id.toUpperCase(),
  requerido: false,
  ...more,
});
const form = (...campos: Json[]): FormDocument => ({
  nombre: 'Contacto',
  slug: 'contacto',
  campos,
  ajustes: {},
});
const base = form(field('a'), field('b'), field('c'));
const insertFields = (document: FormDocument, at: number, entries: readonly Json[]) =>
  placeFields(document, { step: 0, at }, entries).document;
const moveFields = (document: FormDocument, keys: ReadonlySet<string>, at: number) =>
  moveFieldsTo(document, keys, { step: 0, at }).document;
const keysOf = (document: FormDocument) => fieldsOf(document).map(({ id }) => id);
const merged = (mine: FormDocument, theirs: FormDocument, choices = {}) =>
  mergeForms(base, mine, theirs, new Map(Object.entries(choices)));

test('a field that one side moved and the other changed is both', () => {
  const mine = moveFields(base, new Set(['id c']), 0);
  const theirs = form(field('a'), field('b'), field('c', { etiqueta: 'Correo' }));
  for (const { document, clashes } of [merged(mine, theirs), merged(theirs, mine)]) {
    expect(clashes).toEqual([]);
    expect(document.campos).toEqual([field('c', { etiqueta: 'Correo' }), field('a'), field('b')]);
  }
});

test('one field changed by both is merged member by member, and asks only for the member that both changed', () => {
  const mine = form(field('a', { etiqueta: 'Mía', requerido: true }), field('b'), field('c'));
  const theirs = form(field('a', { etiqueta: 'Suya', ayuda: 'Sin puntos' }), field('b'), field('c'));
  const { document, clashes } = merged(mine, theirs);
  expect(clashes).toMatchObject([{ name: 'field id a', members: ['etiqueta'], usual: 'mine' }]);
  expect(fieldsOf(document)[0]!.raw).toEqual(
    field('a', { etiqueta: 'Mía', requerido: true, ayuda: 'Sin puntos' }),
  );
  const other = merged(mine, theirs, { 'field id a': 'theirs' }).document;
  expect(fieldsOf(other)[0]!.raw).toEqual(
    field('a', { etiqueta: 'Suya', requerido: true, ayuda: 'Sin puntos' }),
  );
});

test('what one changed and the other deleted stays unless somebody says otherwise; what was only moved goes', () => {
  const without = removeFields(base, new Set(['id b']));
  const changed = form(field('a'), field('b', { requerido: true }), field('c'));
  for (const [mine, theirs, gone] of [
    [without, changed, 'mine'],
    [changed, without, 'theirs'],
  ] as const) {
    const { document, clashes } = merged(mine, theirs);
    expect(clashes).toMatchObject([{ name: 'field id b', members: [] }]);
    expect(keysOf(document)).toEqual(['a', 'b', 'c']);
    expect(keysOf(merged(mine, theirs, { 'field id b': gone }).document)).toEqual(['a', 'c']);
  }
  const moved = moveFields(base, new Set(['id b']), 0);
  expect(merged(moved, without)).toMatchObject({ clashes: [] });
  expect(keysOf(merged(moved, without).document)).toEqual(['a', 'c']);
});

test('two fields added under one key stay both, mine under another key, or one of them does', () => {
  const mine = insertFields(base, 1, [field('x', { clave: 'rut' })]);
  const theirs = insertFields(base, 3, [field('y', { clave: 'rut' })]);
  const both = merged(mine, theirs);
  expect(both.clashes).toMatchObject([{ kind: 'added', usual: 'both' }]);
  expect(fieldsOf(both.document).map(({ id, clave }) => [id, clave])).toEqual([
    ['a', 'clave_a'],
    ['x', 'rut_2'],
    ['b', 'clave_b'],
    ['c', 'clave_c'],
    ['y', 'rut'],
  ]);
  const [{ name }] = both.clashes as unknown as [{ name: string }];
  expect(keysOf(merged(mine, theirs, { [name]: 'mine' }).document)).toEqual(['a', 'x', 'b', 'c']);
  expect(keysOf(merged(mine, theirs, { [name]: 'theirs' }).document)).toEqual(['a', 'b', 'c', 'y']);
});

test('fields that were renamed to one key, or to that of one that was added, are asked for', () => {
  const renamed = form(field('a', { clave: 'rut' }), field('b'), field('c'));
  const other = form(field('a'), field('b', { clave: 'rut' }), field('c'));
  const added = insertFields(base, 3, [field('y', { clave: 'rut' })]);
  for (const theirs of [other, added]) {
    const { document, clashes } = merged(renamed, theirs);
    expect(clashes).toMatchObject([{ kind: 'added', usual: 'both' }]);
    const keys = fieldsOf(document).map(({ clave }) => clave);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('rut_2');
  }
});

test('a step names no field that one side deleted and the other put there', () => {
  const pasos = (...campos: string[]) => ({ pasos: [{ id: 'p', titulo: 'Uno', campos }] });
  const whole = { ...base, ajustes: pasos('a', 'b') };
  const mine = { ...base, ajustes: pasos('a', 'b', 'c') };
  const theirs = { ...removeFields(base, new Set(['id c'])), ajustes: pasos('a', 'b') };
  expect(mergeForms(whole, mine, theirs).document.ajustes).toEqual(pasos('a', 'b'));
});

test('two fields added under one id are one, of which members that differ are chosen', () => {
  const mine = insertFields(base, 3, [field('x', { etiqueta: 'Mía' })]);
  const theirs = insertFields(base, 3, [field('x', { etiqueta: 'Suya', ayuda: 'Sí' })]);
  const { document, clashes } = merged(mine, theirs);
  expect(clashes).toMatchObject([{ name: 'field id x', members: ['etiqueta'] }]);
  expect(fieldsOf(document)[3]!.raw).toEqual(field('x', { etiqueta: 'Mía', ayuda: 'Sí' }));
});

test('a field that both moved, each elsewhere, is asked for by the order alone', () => {
  const mine = moveFields(base, new Set(['id c']), 0);
  const theirs = moveFields(base, new Set(['id c']), 1);
  const { document, clashes } = merged(mine, theirs);
  expect(clashes).toMatchObject([{ name: 'order', kind: 'order' }]);
  expect(keysOf(document)).toEqual(['c', 'a', 'b']);
  expect(keysOf(merged(mine, theirs, { order: 'theirs' }).document)).toEqual(['a', 'c', 'b']);
});

test('settings are merged one by one', () => {
  const with_ = (ajustes: JsonObject) => ({ ...base, ajustes });
  const { document, clashes } = merged(
    with_({ color: '#112233', idioma: 'es' }),
    with_({ color: '#445566', texto_boton: 'Enviar' }),
  );
  expect(clashes).toMatchObject([{ name: 'ajustes.color', mine: '#112233', theirs: '#445566' }]);
  expect(document.ajustes).toEqual({ color: '#112233', idioma: 'es', texto_boton: 'Enviar' });
});

const step = (id: string, ...campos: string[]) => ({ id, titulo: id, campos });
const stepped = (...pasos: JsonObject[]) => ({ ...base, ajustes: { pasos } });

test('steps: one renames, the other moves a field into another step; nothing is in two', () => {
  const before = stepped(step('p', 'a', 'b'), step('q', 'c'));
  const mine = stepped({ ...step('p', 'a'), titulo: 'Tú' }, step('q', 'b', 'c'));
  const theirs = stepped(step('p', 'a', 'b'), step('q', 'c'), step('r'));
  const { document, clashes } = mergeForms(before, mine, theirs);
  expect(clashes).toEqual([]);
  expect(document.ajustes).toEqual({
    pasos: [{ ...step('p', 'a'), titulo: 'Tú' }, step('q', 'b', 'c'), step('r')],
  });
});

test('steps: fields of a step that the other side deleted go where that side has them', () => {
  const before = stepped(step('p', 'a'), step('q', 'b', 'c'));
  const mine = stepped(step('p', 'a', 'b', 'c'));
  const theirs = stepped(step('p', 'a'), step('q', 'c', 'b'));
  const { ajustes } = mergeForms(before, mine, theirs).document as {
    ajustes: { pasos: { campos: string[] }[] };
  };
  expect(ajustes.pasos.map(({ campos }) => campos)).toEqual([['a', 'b', 'c']]);
});

test('fields that cannot be told apart are one part, which somebody chooses', () => {
  const { clashes } = mergeForms(form(1, 2), form(1, 2, 3), form(2));
  expect(clashes).toMatchObject([{ name: 'campos', kind: 'part' }]);
});

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const anyForm = fc
  .record({
    nombre: fc.string(),
    fields: fc.uniqueArray(fc.tuple(ids, fc.constantFrom('uno', 'dos'), fc.boolean()), {
      selector: ([id]) => id,
    }),
    ajustes: fc.dictionary(fc.constantFrom('color', 'idioma', 'x'), fc.jsonValue({ maxDepth: 1 }), {
      maxKeys: 3,
    }),
    pasos: fc.option(fc.uniqueArray(fc.constantFrom('p', 'q', 'r'), { minLength: 1 }), { nil: undefined }),
  })
  .map(({ nombre, fields, ajustes, pasos }): FormDocument => {
    const inStep = (place: number) =>
      fields.filter((_, at) => at % pasos!.length === place).map(([id]) => id);
    return {
      nombre,
      slug: 's',
      campos: fields.map(([id, etiqueta, requerido]) => field(id, { etiqueta, requerido })),
      ajustes: {
        ...(ajustes as JsonObject),
        ...(pasos && { pasos: pasos.map((id, place) => ({ id, titulo: id, campos: inStep(place) })) }),
      },
    };
  });

test('where one side changed nothing, the merge is the other one, whichever part is looked at', () => {
  fc.assert(
    fc.property(anyForm, anyForm, (before, after) => {
      expect(mergeForms(before, after, before)).toEqual({ document: after, clashes: [] });
      expect(mergeForms(before, before, after)).toEqual({ document: after, clashes: [] });
      // The address changed on the other side: all else is compared part by part.
      const moved = { ...before, slug: 't' };
      for (const { document, clashes } of [
        mergeForms(before, after, moved),
        mergeForms(before, moved, after),
      ]) {
        expect(clashes).toEqual([]);
        expect(isSame(document as Json, { ...after, slug: 't' } as Json)).toBe(true);
      }
    }),
  );
});

test('no field is lost that was not deleted, none comes back or stands twice, and the sides may change places', () => {
  fc.assert(
    fc.property(anyForm, anyForm, anyForm, (before, mine, theirs) => {
      const { document } = mergeForms(before, mine, theirs);
      const [was, ours, others, all] = [before, mine, theirs, document].map(keysOf) as [
        string[],
        ...string[][],
      ];
      expect(new Set(all).size).toBe(all!.length);
      for (const id of new Set([...was, ...ours!, ...others!])) {
        const [wasIt, isMine, isTheirs] = [was, ours!, others!].map((list) => list.includes(id));
        const raw = (of: FormDocument) => fieldsOf(of).find((one) => one.id === id)?.raw;
        const isTouched = [mine, theirs].some((of) => raw(of) !== undefined && !isSame(raw(of), raw(before)));
        const isGone = wasIt && (!isMine || !isTheirs) && !isTouched;
        expect([id, all!.includes(id)]).toEqual([id, !isGone && Boolean(isMine || isTheirs)]);
      }
      expect(new Set(keysOf(mergeForms(before, theirs, mine).document))).toEqual(new Set(all));
      const { ajustes } = document;
      const pasos = isJsonObject(ajustes) && Array.isArray(ajustes.pasos) ? ajustes.pasos : [];
      const named = pasos.flatMap((one) => (one as { campos: string[] }).campos);
      expect(new Set(named).size).toBe(named.length);
    }),
  );
});

test('merging what is merged already asks nothing and changes nothing', () => {
  fc.assert(
    fc.property(anyForm, anyForm, anyForm, (before, mine, theirs) => {
      const { document } = mergeForms(before, mine, theirs);
      expect(mergeForms(theirs, document, theirs)).toEqual({ document, clashes: [] });
    }),
  );
});
