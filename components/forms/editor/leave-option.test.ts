import { expect, test } from 'vitest';
import { fieldAt } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { type Leaving, leaveOption } from './leave-option';

const document = {
  nombre: 'F',
  campos: [{ id: 'a', clave: 'a', tipo: 'opciones', etiqueta: 'A', requerido: false, opciones: ['S', 'M'] }],
} as unknown as FormDocument;

function after(at: number, text: string, how: Leaving) {
  const left = leaveOption(document, 'id a', at, text, how);
  return [fieldAt(left.document, 'id a')?.opciones, left.next];
}

test('Enter writes the next option that is there, and a new one only behind the last', () => {
  expect(after(0, 'Small', 'enter')).toEqual([['Small', 'M'], 1]);
  expect(after(1, 'Middle', 'enter')).toEqual([['S', 'Middle'], 2]);
  expect(after(2, 'Large', 'enter')).toEqual([['S', 'M', 'Large'], 3]);
});

test.each<Leaving>(['enter', 'tab', 'backTab', 'escape', 'blur'])(
  'a new option left without words by %s never was',
  (how) => {
    expect(leaveOption(document, 'id a', 2, ' ', how).document).toBe(document);
    expect(after(2, '', how)).toEqual([['S', 'M'], undefined]);
  },
);

test('an option that is there goes with its words, and Escape keeps what it began with', () => {
  expect(after(1, '', 'blur')).toEqual([['S'], undefined]);
  expect(after(1, '', 'emptied')).toEqual([['S'], 0]);
  expect(after(1, 'M', 'escape')).toEqual([['S', 'M'], undefined]);
});
