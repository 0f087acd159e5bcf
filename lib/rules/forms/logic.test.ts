import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LogicField, shownFields } from './logic.ts';
import { stepsOf } from './steps.ts';

const field = (id: string, tipo: string, mostrar_si?: unknown): LogicField => ({
  id,
  clave: `k_${id}`,
  tipo,
  mostrar_si,
});
const only = (campo: string, operador: string, valor?: unknown) => ({
  modo: 'todas',
  reglas: [{ campo, operador, valor }],
});
const shown = (fields: LogicField[], answers: Record<string, string[]>) =>
  shownFields(fields, answers).map(({ id }) => id);

it('shows by the answer to an earlier field', () => {
  const fields = [field('a', 'seleccion'), field('b', 'texto', only('a', 'es', 'Empresa'))];
  expect(shown(fields, { k_a: ['Empresa'] })).toEqual(['a', 'b']);
  expect(shown(fields, { k_a: ['Persona'] })).toEqual(['a']);
  expect(shown(fields, {})).toEqual(['a']);
});

it('sees a field that is not shown as empty', () => {
  const fields = [
    field('a', 'casilla'),
    field('b', 'texto', only('a', 'es', true)),
    field('c', 'texto', only('b', 'no_vacio')),
  ];
  expect(shown(fields, { k_a: ['si'], k_b: ['x'] })).toEqual(['a', 'b', 'c']);
  expect(shown(fields, { k_b: ['x'] })).toEqual(['a']);
});

it('ignores rules on later and missing fields, on itself, and half-written ones', () => {
  const ignored = [
    only('b', 'es', 'x'),
    only('a', 'no_vacio'),
    only('gone', 'es', 'x'),
    only('a', 'es'),
    { reglas: 3 },
  ];
  for (const rule of ignored)
    expect(shown([field('a', 'texto', rule), field('b', 'texto')], {})).toEqual(['a', 'b']);
});

it('compares numbers and dates as what they are', () => {
  const both = (operador: string, valor: unknown, tipo: string, value: string) =>
    shown([field('a', tipo), field('b', 'texto', only('a', operador, valor))], { k_a: [value] }).length === 2;
  expect(both('mayor', 9, 'numero', '10')).toBe(true);
  expect(both('es', '1.0', 'numero', '1')).toBe(true);
  expect(both('mayor', '1.000,5', 'numero', '1 000,6')).toBe(true);
  expect(both('menor', '1.000,5', 'numero', '1000.5')).toBe(false);
  expect(both('es', '9007199254740993', 'numero', '9007199254740992')).toBe(false);
  expect(both('mayor', '9007199254740992', 'numero', '9007199254740993')).toBe(true);
  expect(both('mayor', 1e21, 'numero', '2000000000000000000000')).toBe(true);
  expect([both('mayor', 'x', 'numero', '1'), both('menor', ' ', 'numero', '-1')]).toEqual([false, false]);
  expect(both('antes', '2026-11-22', 'fecha', '2026-11-21')).toBe(true);
  expect(both('contiene', 'soporte', 'casillas', 'Soporte')).toBe(true);
});

it('puts every field on one step, whatever the steps name', () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd', 'gone');
  const pasos = fc.array(fc.record({ id: fc.string(), titulo: fc.string(), campos: fc.array(names) }));
  fc.assert(
    fc.property(pasos, (steps) => {
      const fields = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
      const placed = stepsOf(fields, steps).flatMap((step) => step.fields.map(({ id }) => id));
      expect(placed.sort()).toEqual(['a', 'b', 'c', 'd']);
    }),
  );
});
