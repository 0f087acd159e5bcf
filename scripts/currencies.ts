import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Codes that were withdrawn before are in nobody's books of today; those since then still stand in deals that are synced. */
const SINCE = '2020-01-01';

/** ISO lists the colón of El Salvador, which CLDR says is out of use; China's offshore yuan is in CLDR and none of ISO's. */
const onlyIso = ['SVC'];
const onlyCldr = ['CNH'];

type Use = Readonly<Record<string, { readonly _to?: string }>>;
type CurrencyData = {
  readonly supplemental: {
    readonly currencyData: { readonly region: Readonly<Record<string, readonly Use[]>> };
  };
};

/** The codes of ISO 4217 by the data of CLDR, which Unicode keeps: CLF and other units of account among them, sorted. */
export function isoCurrencies(): readonly string[] {
  const file = createRequire(import.meta.url).resolve('cldr-core/supplemental/currencyData.json');
  const { supplemental } = JSON.parse(readFileSync(file, 'utf8')) as CurrencyData;
  const uses = Object.values(supplemental.currencyData.region).flat().flatMap(Object.entries);
  const codes = uses.flatMap(([code, { _to }]) => (_to === undefined || _to >= SINCE ? [code] : []));
  return [...new Set([...codes, ...onlyIso])].filter((code) => !onlyCldr.includes(code)).sort();
}

/** The text of lib/contract/currencies.generated.ts. */
export function currenciesFile(): string {
  return [
    '// Written by `npm run currencies:generate` from the currencies of CLDR.',
    `export const currencies: readonly string[] = '${isoCurrencies().join(' ')}'.split(' ');`,
    '',
  ].join('\n');
}
