import { expect, it } from 'vitest';
import { formFieldTypes } from '@/lib/api/contract/forms';
import { replaceForm } from '@/lib/contract/forms';
import { clipOf, readClip } from './clip';
import { fieldsOf } from './fields';
import { newFields } from './new-field';
import { placeFields } from './steps';

const words = { label: () => 'Pregunta', option: (number: number) => `Opción ${number}` };

it('makes fields that the API takes, each with a key of its own', () => {
  const document = {
    campos: [{ id: 'a', clave: 'pregunta', tipo: 'texto', etiqueta: 'X', requerido: false }],
  };
  const entries = newFields(
    formFieldTypes.map((tipo) => ({ tipo })),
    document,
    words,
  );
  const grown = placeFields(document, { step: 0, at: 0 }, entries).document;
  expect(replaceForm.body?.safeParse({ campos: grown.campos }).success).toBe(true);
  expect(entries.find(({ tipo }) => tipo === 'casillas')).toMatchObject({
    opciones: ['Opción 1', 'Opción 2'],
  });
  expect(new Set(fieldsOf(grown).map(({ clave }) => clave)).size).toBe(formFieldTypes.length + 1);
});

it('copies fields to the clipboard as they are and takes nothing else from it', () => {
  const document = { campos: [{ id: 'a', otro: { x: 1 } }, 'odd'] };
  const clip = clipOf(document, new Set(['id a', 'at 1']), 'f');
  expect(readClip(JSON.stringify(clip))?.campos).toEqual(document.campos);
  expect(clipOf(document, new Set(), 'f')).toBeUndefined();
  for (const text of ['', 'Name', '{"kind":"form-fields"}', '{"kind":"form-fields","campos":[]}', '[1]']) {
    expect(readClip(text)).toBeUndefined();
  }
});
