import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currenciesFile, isoCurrencies } from './currencies';

test('the contract has the currencies that CLDR has (else: npm run currencies:generate)', () => {
  const file = join(import.meta.dirname, '..', 'lib/contract/currencies.generated.ts');
  expect(readFileSync(file, 'utf8')).toBe(currenciesFile());
});

test('of today, of the last years, and units of account; nothing made up, nothing of the last century', () => {
  const codes = isoCurrencies();
  expect(codes).toEqual(expect.arrayContaining(['CLP', 'CLF', 'USD', 'EUR', 'COU', 'UYI', 'XCG', 'SVC']));
  expect(codes).toEqual(expect.arrayContaining(['HRK', 'BGN']));
  for (const code of ['QQQ', 'CNH', 'DEM', 'BTC', 'UF']) expect(codes).not.toContain(code);
});
