import { expect, test } from 'vitest';
import { comparedPrices } from './price-rows';

const price = (moneda: string, monto: string, more: object = {}) => ({
  moneda,
  monto,
  tipo_precio: 'recurrente',
  periodicidad: 'mensual',
  periodo_dias: null,
  vigencia_desde: null,
  vigencia_hasta: null,
  tramos: [],
  ...more,
});

test('prices of the same terms meet in a row, each in the column of its currency', () => {
  const before = { precios: [price('CLP', '10000'), price('USD', '10'), price('UF', '1')] };
  const after = {
    precios: [price('CLP', '12000'), price('USD', '10.00'), price('CLP', '90000', { periodicidad: 'anual' })],
  };
  const { currencies, rows } = comparedPrices(before, after);
  expect(currencies).toEqual(['CLP', 'UF', 'USD']);
  expect(rows.map(({ terms }) => terms.periodicidad)).toEqual(['mensual', 'anual']);
  const [monthly, yearly] = rows;
  expect(monthly?.cells.get('CLP')).toMatchObject({
    before: { monto: '10000' },
    after: { monto: '12000' },
    isChanged: true,
  });
  expect(monthly?.cells.get('USD')?.isChanged).toBe(false);
  expect(monthly?.cells.get('UF')).toMatchObject({ after: undefined, isChanged: true });
  expect([...yearly!.cells.keys()]).toEqual(['CLP']);
});

test('the same amount with other tiers is another price', () => {
  const tier = { desde: 1, hasta: null, monto: '9000' };
  const found = comparedPrices(
    { precios: [price('CLP', '10000')] },
    { precios: [price('CLP', '10000', { tramos: [tier] })] },
  );
  expect(found.rows[0]?.cells.get('CLP')?.isChanged).toBe(true);
});

test('a side without prices, or with what is none, leaves the other’s', () => {
  expect(comparedPrices(undefined, { precios: [price('CLP', '1'), 'odd', {}] }).rows).toHaveLength(1);
  expect(comparedPrices({ precios: 'odd' }, undefined)).toEqual({ currencies: [], rows: [] });
});
