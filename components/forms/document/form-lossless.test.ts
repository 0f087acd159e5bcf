import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOfParts } from '@/components/editing/document-text';
import { withText } from '@/components/forms/editor/field-parts';
import { FormEditor } from '@/components/forms/editor/form-editor';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { memberOf, readTree } from '@/lib/json/json-tree';
import { parseJson } from '@/lib/json/parse-json';
import { isJsonObject } from '@/lib/json/same-json';
import { anyJsonText, tokensOf } from '@/lib/json/testing';
import { changeField } from './field-edits';
import { fieldsOf } from './fields';
import { bodyOf, type FormDocument } from './form-document';
import { insertOptions } from './options';
import { copyFields, removeWithReferences } from './references';
import { addStep, moveFieldsTo, placeFields, removeStep, stepViewsOf } from './steps';

const names = [
  'nombre',
  'slug',
  'campos',
  'ajustes',
  'id',
  'clave',
  'etiqueta',
  'tipo',
  'opciones',
  'mostrar_si',
];
const extras = fc
  .array(
    fc.tuple(
      fc
        .oneof(fc.constantFrom('__proto__', 'constructor', 'otro'), fc.string())
        .filter((name) => !names.includes(name)),
      anyJsonText({ maxDepth: 2 }),
    ),
    { maxLength: 3 },
  )
  .map((members) => members.map(([name, value]) => `${JSON.stringify(name)} : ${value},`).join(' '));

/** Entries as any server may hold them: known fields, unknown types, and what is no object at all. */
const anyEntry = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(extras, fc.constantFrom('texto', 'opciones', 'firma'), fc.constantFrom('a', 'b', 'c', 'd'))
      .map(
        ([more, tipo, id]) =>
          `{${more}"id":"${id}", "clave":"k_${id}","tipo":"${tipo}","etiqueta":"${id}","opciones":["x","y"],"n":1.50}`,
      ),
  },
  anyJsonText({ maxDepth: 2 }),
);
const anyFormText = fc
  .tuple(fc.array(anyEntry, { maxLength: 7 }), extras, fc.boolean())
  .map(([entries, settings, isDivided]) => {
    const pasos = `"pasos":[7,{"id":"s","titulo":"S","campos":["a"],"x":1E2},{"id":"z","titulo":"Z","campos":["b","gone"]}],`;
    return `{"nombre":"Antes","campos":[${entries.join(', ')}],"ajustes":{${isDivided ? pasos : ''}${settings}"color":"#112233"}}`;
  });
const anyEdit = fc.record({ act: fc.nat(8), one: fc.nat(9), other: fc.nat(9) });

function edited(document: FormDocument, { act, one, other }: { act: number; one: number; other: number }) {
  const fields = fieldsOf(document);
  const key = fields[one % Math.max(fields.length, 1)]?.key ?? '';
  const steps = stepViewsOf(document);
  const step = other % steps.length;
  const place = { step, at: one % (steps[step]!.fields.length + 1) };
  const entries = fields.filter(({ index }) => index % 2 === one % 2).map(({ raw }) => raw);
  switch (act) {
    case 0:
      return withText(document, key, 'etiqueta', `E${other}`);
    case 1:
      return withText(document, key, 'opciones.0', `O${other}`);
    case 2:
      return insertOptions(document, key, 1, ['new']);
    case 3:
      return changeField(document, key, { requerido: other % 2 === 0 });
    case 4:
      return moveFieldsTo(document, new Set([key]), place).document;
    case 5:
      return removeWithReferences(document, new Set([key]));
    case 6:
      return placeFields(document, place, copyFields(document, entries.filter(isJsonObject))).document;
    case 7:
      return addStep(document, key, { first: '1', next: '2' });
    default:
      return removeStep(document, step);
  }
}

it('gives back the very form by undo, whatever was edited and whatever stands in it', () => {
  fc.assert(
    fc.property(anyFormText, fc.array(anyEdit, { minLength: 1, maxLength: 12 }), (text, edits) => {
      const editor = new FormEditor(parseJson(text) as FormDocument);
      const start = editor.document;
      for (const edit of edits) editor.edit('edit', (document) => edited(document, edit));
      const end = editor.document;
      while (editor.undo());
      expect(editor.document).toBe(start);
      expect(tokensOf(textOfParts(start, readTree(text)))).toEqual(tokensOf(text));
      while (editor.redo());
      expect(editor.document).toBe(end);
    }),
    { numRuns: 200 },
  );
});

it('sends every entry that was not edited as it came, token by token', () => {
  fc.assert(
    fc.property(anyFormText, fc.nat(9), fc.nat(9), (text, one, other) => {
      const before = parseJson(text) as FormDocument;
      const fields = fieldsOf(before);
      fc.pre(fields.length > 0);
      const at = one % fields.length;
      const after = withText(before, fields[at]!.key, 'etiqueta', `E${other}`);
      const sent = readTree(textOfParts(bodyOf(before, after), readTree(text)));
      const campos = memberOf(sent, 'campos');
      if (!campos) {
        expect(after).toBe(before);
        return;
      }
      const came = memberOf(readTree(text), 'campos')!;
      expect(campos.items).toHaveLength(came.items!.length);
      for (const [index, item] of campos.items!.entries()) {
        if (index !== at) expect(tokensOf(item.text)).toEqual(tokensOf(came.items![index]!.text));
      }
      expect(memberOf(sent, 'ajustes')).toBeUndefined();
      const kept = ({ etiqueta: _, ...rest }: JsonObject) => rest as Json;
      expect(kept(fieldsOf(after)[at]!.raw as JsonObject)).toEqual(kept(fields[at]!.raw as JsonObject));
    }),
    { numRuns: 200 },
  );
});
