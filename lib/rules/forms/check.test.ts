import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formFieldTypes } from '../../contract/forms.ts';
import { date, decimal, email, httpUrl, phone, rut } from '../../contract/scalars.ts';
import { checkAnswers } from './check.ts';
import { cleanAnswer, formats } from './formats.ts';
import { isLess, numberOf } from './numbers.ts';
import { publicFormOf } from './public-form.ts';

const field = (tipo: string, over: object = {}) =>
  publicFormOf({ campos: [{ id: tipo, clave: tipo, tipo, etiqueta: tipo, ...over }] }).campos[0]!;
const check = (tipo: string, text: string | string[], over: object = {}) =>
  checkAnswers([field(tipo, over)], { [tipo]: [text].flat() }, 'es');

describe('a submission', () => {
  it.each([
    ['email', 'ana@example.cl', 'ana@'],
    ['telefono', '+56 9 8765 4321', '987654321'],
    ['numero', '12.5', '1,234'],
    ['fecha', '2028-02-29', '2027-02-29'],
    ['rut', '76.086.428-5', '76.086.428-4'],
    ['url', 'https://example.cl', 'example'],
  ])('checks %s', (tipo, good, bad) => {
    expect(check(tipo, good).problems.size).toBe(0);
    expect(check(tipo, bad).problems.has(tipo)).toBe(true);
    expect(check(tipo, '').problems.size).toBe(0);
    expect(check(tipo, ' ', { requerido: true }).problems.has(tipo)).toBe(true);
  });

  it('keeps phones and RUTs in the form that the API asks for', () => {
    expect(check('telefono', '+56 (9) 8765-4321').datos).toEqual({ telefono: '+56987654321' });
    expect(check('rut', '10.000.013-k').datos).toEqual({ rut: '10000013-K' });
  });

  it('takes only the options of a choice', () => {
    const opciones = ['Ventas', 'Soporte'];
    expect(check('seleccion', 'Ventas', { opciones }).datos).toEqual({ seleccion: 'Ventas' });
    expect(check('seleccion', 'Otra', { opciones }).problems.size).toBe(1);
    expect(check('casillas', ['Soporte', 'Ventas'], { opciones }).datos).toEqual({
      casillas: ['Soporte', 'Ventas'],
    });
  });

  it('reads a box as yes or no', () => {
    expect(check('casilla', 'si').datos).toEqual({ casilla: true });
    expect(check('casilla', []).datos).toEqual({ casilla: false });
    expect(check('casilla', [], { requerido: true }).problems.size).toBe(1);
  });

  it('keeps to the lengths, bounds and counts of its fields', () => {
    const has = (tipo: string, text: string | string[], over: object) =>
      check(tipo, text, over).problems.size > 0;
    expect(has('texto', 'ab', { largo_minimo: 3 })).toBe(true);
    expect(has('texto', '😀😀', { largo_maximo: 2 })).toBe(false);
    expect(has('texto_largo', 'abc', { largo_maximo: 2 })).toBe(true);
    expect(has('numero', '10', { minimo: 9, maximo: '10.00' })).toBe(false);
    expect(has('numero', '10.01', { maximo: '10' })).toBe(true);
    expect(has('numero', '8', { minimo: 9 })).toBe(true);
    expect(has('fecha', '2026-11-21', { minimo: '2026-11-22' })).toBe(true);
    expect(has('fecha', '2026-11-21', { minimo: 'hoy' })).toBe(false);
    const opciones = ['A', 'B', 'C'];
    expect(has('casillas', ['A'], { opciones, minimo: 2 })).toBe(true);
    expect(has('casillas', ['A', 'B', 'C'], { opciones, maximo: 2 })).toBe(true);
  });

  it('compares whole answers with a pattern, and says what the designer wrote', () => {
    const plate = { patron: '[A-Z]{4}\\d{2}', patron_mensaje: 'Como ABCD12.' };
    expect(check('texto', 'ABCD12', plate).problems.size).toBe(0);
    expect(check('texto', 'xABCD12', plate).problems.get('texto')).toBe('Como ABCD12.');
    expect(check('texto', 'x', { patron: '(a+)+' }).problems.size).toBe(0);
  });

  it('never stops at a field that nobody sees', () => {
    expect(check('oculto', '', { requerido: true }).problems.size).toBe(0);
  });

  it('has only fields of the form, whatever is sent', () => {
    const fields = formFieldTypes.map((tipo) => field(tipo, { opciones: ['a'] }));
    const typed = fc.dictionary(
      fc.oneof(fc.constantFrom(...formFieldTypes), fc.string()),
      fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(typed, (sent) => {
        const { datos, problems } = checkAnswers(fields, sent, 'en');
        for (const key of [...Object.keys(datos), ...problems.keys()]) {
          expect(formFieldTypes).toContain(key);
        }
        expect(JSON.stringify(datos)).not.toContain('\\u0000');
      }),
    );
  });
});

describe('the forms of answers', () => {
  it('are those of the contract', () => {
    const scalars = { email, telefono: phone, numero: decimal, fecha: date, rut, url: httpUrl(2000) };
    const texts = fc.oneof(
      fc.string(),
      fc.emailAddress(),
      fc.webUrl(),
      fc.stringMatching(/^\+?[0-9]{5,16}$/),
      fc.stringMatching(/^[0-9]{1,9}-[0-9K]$/),
      fc.stringMatching(/^[0-9]{4}-[01][0-9]-[0-3][0-9]$/),
      fc.stringMatching(/^-?[0-9]{1,4}(\.[0-9]{1,3})?$/),
      fc.constantFrom(
        'a..b@c.cl',
        '.a@c.cl',
        'a@c',
        'http://',
        'HTTPS://x',
        'ftp://x',
        '0000-01-01',
        '2027-02-29',
      ),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const [tipo, scalar] of Object.entries(scalars)) {
          const format = formats[tipo as keyof typeof scalars]!;
          expect([tipo, text, format.isMet(text)]).toEqual([tipo, text, scalar.safeParse(text).success]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a number', () => {
  it.each([
    ['12,5', '12.5'],
    ['1.234.567', '1234567'],
    ['1.234,5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['1 234 567', '1234567'],
    ['-1.234.567', '-1234567'],
    ['1.234', '1.234'],
    ['1,234', undefined],
    ['1.23.456', undefined],
    ['12.345,6.7', undefined],
    ['0.123.456', undefined],
    ['1e5', undefined],
  ])('%s is %s', (typed, read) => {
    expect(numberOf(typed)).toBe(read);
  });

  it('is read as the API writes it, and compared exactly', () => {
    const decimals = fc.stringMatching(/^-?(0|[1-9][0-9]{0,20})(\.[0-9]{1,12})?$/);
    fc.assert(
      fc.property(decimals, decimals, (one, other) => {
        expect(cleanAnswer(one, 'numero')).toBe(one);
        expect(isLess(one, other) && isLess(other, one)).toBe(false);
        if (Number(one) < Number(other)) expect(isLess(one, other)).toBe(true);
      }),
    );
  });
});

describe('a point before three digits', () => {
  const campos = publicFormOf({
    campos: [{ id: 'n', clave: 'n', tipo: 'numero', etiqueta: 'N', requerido: true }],
  }).campos;
  it.each([
    ['es', '1.000', false],
    ['es', '0.125', true],
    ['es', '12.5', true],
    ['es', '1.234.567', true],
    ['en', '1.125', true],
  ] as const)('is taken where it can mean one thing alone: in %s %s, %s', (language, text, isTaken) => {
    expect(checkAnswers(campos, { n: [text] }, language).problems.size === 0).toBe(isTaken);
  });
});
