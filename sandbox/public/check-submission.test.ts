import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormField, formFieldTypes } from '../../lib/contract/forms.ts';
import { checkSubmission } from './check-submission.ts';

const field = (tipo: string, over: Partial<FormField> = {}): FormField => ({
  id: tipo,
  clave: tipo,
  tipo,
  etiqueta: tipo,
  requerido: false,
  ...over,
});
const check = (tipo: string, text: string | string[], over: Partial<FormField> = {}) =>
  checkSubmission([field(tipo, over)], { [tipo]: [text].flat() });

describe('a submission', () => {
  it.each([
    ['email', 'ana@example.cl', 'ana@'],
    ['telefono', '+56 9 8765 4321', '987654321'],
    ['numero', '12.5', '12,5'],
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

  it('has only fields of the form, whatever is sent', () => {
    const fields = formFieldTypes.map((tipo) => field(tipo, { opciones: ['a'] }));
    const typed = fc.dictionary(
      fc.oneof(fc.constantFrom(...formFieldTypes), fc.string()),
      fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(typed, (sent) => {
        const { datos, problems } = checkSubmission(fields, sent);
        for (const key of [...Object.keys(datos), ...problems.keys()]) {
          expect(formFieldTypes).toContain(key);
        }
        expect(JSON.stringify(datos)).not.toContain('\\u0000');
      }),
    );
  });
});
