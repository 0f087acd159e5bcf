import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownFields } from './logic.ts';
import { type ChoiceField, neverShown } from './never-shown.ts';

const field = (id: string, tipo: string, more: Partial<ChoiceField> = {}): ChoiceField => ({
  id,
  clave: `k_${id}`,
  tipo,
  ...more,
});
type Part = readonly [campo: string, operador: string, valor?: unknown];
const when = (modo: 'todas' | 'alguna', ...parts: Part[]) => ({
  mostrar_si: { modo, reglas: parts.map(([campo, operador, valor]) => ({ campo, operador, valor })) },
});
const never = (fields: ChoiceField[]) => [...neverShown(fields)].map(({ id }) => id);
const choice = field('a', 'seleccion', { opciones: ['Empresa', 'Persona'] });
const ruled = (other: ChoiceField, ...parts: Part[]) =>
  never([other, field('b', 'texto', when('todas', ...parts))]);

it('finds rules that exclude themselves', () => {
  const both: [ChoiceField, ...Part[]][] = [
    [choice, ['a', 'es', 'Empresa'], ['a', 'es', 'Persona']],
    [choice, ['a', 'es', 'Empresa'], ['k_a', 'vacio']],
    [field('a', 'numero'), ['a', 'mayor', 10], ['a', 'menor', 5]],
    [field('a', 'numero'), ['a', 'es', '5.0'], ['a', 'no_es', 5]],
    [field('a', 'numero'), ['a', 'mayor', '1.000,5'], ['a', 'menor', '1000.5']],
    [field('a', 'numero'), ['a', 'mayor', 'x']],
    [field('a', 'fecha'), ['a', 'despues', '2026-01-02'], ['a', 'antes', '2026-01-01']],
    [field('a', 'texto'), ['a', 'es', 'x'], ['a', 'es', 'y']],
    [field('a', 'texto'), ['a', 'contiene', 'spam mail'], ['a', 'no_contiene', 'Spam']],
    [field('a', 'casilla'), ['a', 'es', true], ['a', 'es', false]],
    [field('a', 'casillas', { opciones: ['x'] }), ['a', 'contiene', 'x'], ['a', 'no_contiene', 'X']],
  ];
  for (const [other, ...parts] of both) expect(ruled(other, ...parts), JSON.stringify(parts)).toEqual(['b']);
});

it('finds an option that is not there, and follows fields that are never shown', () => {
  const gone = field('b', 'texto', when('alguna', ['a', 'es', 'Socio']));
  const fields = [choice, gone, field('c', 'texto', when('todas', ['b', 'no_vacio']))];
  expect(never([...fields, field('d', 'texto', when('todas', ['c', 'vacio']))])).toEqual(['b', 'c']);
});

it('says nothing of what can be shown', () => {
  expect(ruled(choice, ['a', 'es', 'empresa '], ['a', 'no_es', 'Persona'])).toEqual([]);
  expect(ruled(choice, ['b', 'es', 'x'], ['gone', 'es', 'y'])).toEqual([]);
  expect(ruled(field('a', 'numero'), ['a', 'mayor', 5], ['a', 'menor', '5.5'])).toEqual([]);
  const [small, big] = ['9007199254740992', '9007199254740993'];
  expect(ruled(field('a', 'numero'), ['a', 'mayor', small], ['a', 'menor', big])).toEqual([]);
  expect(
    ruled(field('a', 'casillas', { opciones: ['x', 'y'] }), ['a', 'contiene', 'x'], ['a', 'contiene', 'y']),
  ).toEqual([]);
});

it('is never wrong: no answers show a field of which it says never', () => {
  const types = ['texto', 'numero', 'fecha', 'seleccion', 'casillas', 'casilla'];
  const options = ['1', '2', 'x'];
  const dates = ['2026-01-01', '2026-01-02'];
  const valor = fc.constantFrom<unknown>('1', '2', 'x', 1, 2, true, false, 'gone', ...dates);
  const operador = fc.constantFrom(
    ...['es', 'no_es', 'contiene', 'no_contiene', 'mayor', 'menor', 'antes', 'despues', 'vacio', 'no_vacio'],
  );
  const condition = fc.record({ campo: fc.constantFrom('a', 'b', 'c', 'd', 'gone'), operador, valor });
  const rule = fc.record({
    modo: fc.constantFrom('todas', 'alguna'),
    reglas: fc.array(condition, { maxLength: 4 }),
  });
  const one = fc.record({ tipo: fc.constantFrom(...types), mostrar_si: fc.option(rule, { nil: undefined }) });
  const answer = (tipo: string) => {
    if (tipo === 'casillas') return fc.subarray(options);
    const texts: Record<string, string[]> = {
      numero: ['1', '1.0', '1.5', '2', '-3', '100'],
      fecha: [...dates, '2025-06-01', '2027-06-01'],
      seleccion: options,
      casilla: ['true', 'on'],
    };
    const text = texts[tipo]
      ? fc.constantFrom(...texts[tipo])
      : fc.constantFrom('1', '2', 'x', ' X ', 'gone', '12x');
    return fc.array(text, { maxLength: 1 });
  };
  const sent = fc.tuple(one, one, one, one).chain((ones) => {
    const fields = ones.map((each, at) => field('abcd'[at]!, each.tipo, { ...each, opciones: options }));
    const answers = fc.tuple(...fields.map(({ tipo }) => answer(tipo)));
    return fc.tuple(fc.constant(fields), fc.array(answers, { minLength: 10, maxLength: 10 }));
  });
  fc.assert(
    fc.property(sent, ([fields, tries]) => {
      const hidden = neverShown(fields);
      for (const values of tries) {
        const answers = Object.fromEntries(fields.map(({ clave }, at) => [clave, values[at]!]));
        for (const shown of shownFields(fields, answers)) expect(hidden.has(shown)).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});
