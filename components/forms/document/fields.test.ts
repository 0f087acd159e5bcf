import { expect, test } from 'vitest';
import { changeField } from './field-edits';
import { fieldsOf } from './fields';
import type { FormDocument } from './form-document';

const form: FormDocument = {
  campos: [
    { id: 'a', clave: 'uno', tipo: 'texto', etiqueta: 'Uno' },
    { id: 'b', clave: 'dos', tipo: 'texto', etiqueta: 'Dos' },
    'nothing',
  ],
};

test('a change of another field leaves the view of a field the same one', () => {
  const before = fieldsOf(form);
  const after = fieldsOf(changeField(form, 'id a', { etiqueta: 'Otro' }));
  expect(after[0]).toMatchObject({ key: 'id a', etiqueta: 'Otro' });
  expect(after[1]).toBe(before[1]);
});

test('an entry at another place, or known by another key, is another view', () => {
  const [one, two] = form.campos as object[];
  fieldsOf(form);
  expect(fieldsOf({ campos: [two, one] as never }).map(({ key, index }) => [key, index])).toEqual([
    ['id b', 0],
    ['id a', 1],
  ]);
  // The same entry twice: the second cannot have the first one's key.
  expect(fieldsOf({ campos: [one, one] as never }).map(({ key }) => key)).toEqual(['id a', 'clave uno']);
});
