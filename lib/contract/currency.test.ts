import { expect, test } from 'vitest';
import { savePrice } from './catalog.ts';
import { createDeal } from './deals.ts';
import { jsonSchemaOf } from './openapi/schemas.ts';
import { errorDetails } from './validation.ts';

const refused = (body: object) => {
  const { error } = createDeal.body.safeParse(body);
  return error && errorDetails(error, body);
};

test.each(['CLP', 'CLF', 'USD', 'XCG', 'BGN'])('%s is a currency', (currency) => {
  expect(refused({ title: 'Uno', currency })).toBeUndefined();
});

test.each(['QQQ', 'UF', 'clp', 'DEM', 'BTC', ''])('%j is none', (currency) => {
  expect(refused({ title: 'Uno', currency })).toEqual([{ field: 'currency', issue: 'invalid_currency' }]);
  const price = { moneda: currency, monto: '1', tipo_precio: 'unico' };
  const { error } = savePrice.body.safeParse(price);
  expect(errorDetails(error!, price)).toEqual([{ field: 'moneda', issue: 'invalid_currency' }]);
});

test('a number is of a wrong type', () => {
  expect(refused({ title: 'Uno', currency: 5 })).toEqual([{ field: 'currency', issue: 'invalid_type' }]);
});

test('amounts keep the digits that were sent, whatever the currency has', () => {
  for (const [currency, amount] of [
    ['CLF', '36.1234'],
    ['CLF', '36.123456'],
    ['CLP', '1250.50'],
    ['JPY', '10.00'],
  ]) {
    expect(createDeal.body.parse({ title: 'Uno', currency, amount })).toMatchObject({ currency, amount });
  }
});

test('the published schema lists them', () => {
  const schema = jsonSchemaOf(createDeal.body, 'input') as { properties: { currency: { enum: string[] } } };
  expect(schema.properties.currency.enum).toContain('CLF');
  expect(schema.properties.currency.enum).not.toContain('QQQ');
});
