import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isKey, keyFrom, newId } from './keys';

it('makes keys that read like the label', () => {
  expect(keyFrom('¿Cuál es tu año de nacimiento?', [])).toBe('cual_es_tu_ano_de_nacimiento');
  expect(keyFrom('Empresa', ['empresa', 'empresa_2'])).toBe('empresa_3');
  expect(keyFrom('2. Nombre', [])).toBe('campo_2_nombre');
  expect(keyFrom('名前', [])).toBe('campo');
});

it('makes a key that the API takes and nobody has, of any label', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.nat(12), (label, count) => {
      const taken: string[] = [];
      for (let made = 0; made <= count; made += 1) taken.push(keyFrom(label, taken));
      expect(taken.every(isKey)).toBe(true);
      expect(new Set(taken).size).toBe(taken.length);
    }),
  );
});

it('makes ids of eight digits', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}$/);
});
