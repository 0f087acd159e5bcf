import { expect, test } from 'vitest';
import { codeOf, currencyOptions } from './currency-options';

const codes = (options: readonly { readonly id: string }[]) => options.map(({ id }) => id);

test('those that were seen lead, then the usual ones, each once', () => {
  const options = codes(currencyOptions('en', 'Chilean unit of account', ['PEN', 'USD', 'ZZT']));
  expect(options.slice(0, 7)).toEqual(['PEN', 'USD', 'ZZT', 'CLP', 'CLF', 'EUR', 'AED']);
  expect(new Set(options).size).toBe(options.length);
});

test('each is called by its code and its name in the language; what is no code keeps its own', () => {
  expect(currencyOptions('en', '')[0]).toEqual({ id: 'CLP', label: 'CLP · Chilean Peso' });
  expect(currencyOptions('es', 'unidad de fomento')[1]).toEqual({
    id: 'CLF',
    label: 'UF (CLF) · unidad de fomento',
  });
  expect(currencyOptions('en', 'Chilean unit of account', ['puntos', 'QQQ']).slice(0, 2)).toEqual([
    { id: 'puntos', label: 'puntos' },
    { id: 'QQQ', label: 'QQQ' },
  ]);
});

test('a typed text is read as a code, as the UF or as a name, and stays where it is none', () => {
  const options = currencyOptions('es', 'unidad de fomento');
  expect(codeOf(' usd ', options)).toBe('USD');
  expect(codeOf('uf', options)).toBe('CLF');
  expect(codeOf('Dolar estadounidense', options)).toBe('USD');
  expect(codeOf('unidad de fomento', options)).toBe('CLF');
  expect(codeOf('lucas', options)).toBe('lucas');
});
