import { currencies } from '@/lib/contract/currencies.generated';
import { fold } from '@/lib/format/fold';
import { currencyName } from '@/lib/format/money';

export type CurrencyOption = { readonly id: string; readonly label: string };

/** Those that most amounts of a Chilean subaccount are in. */
const usual = ['CLP', 'CLF', 'USD', 'EUR'];

/**
 * Every currency by its code and its name in the language, to be found by either; `first` and the usual ones lead.
 *
 * @param uf what the language calls the UF, which not every browser knows
 */
export function currencyOptions(
  locale: string,
  uf: string,
  first: readonly string[] = [],
): readonly CurrencyOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...new Set([...first, ...usual, ...currencies])].map((id) => {
    if (id === 'CLF') return { id, label: `${currencyName(id)} (${id}) · ${uf}` };
    const name = nameIn(id, names);
    return { id, label: name === id ? id : `${id} · ${name}` };
  });
}

/** What a server calls a currency may be no code at all, which Intl refuses. */
function nameIn(code: string, names: Intl.DisplayNames): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The code that a typed text means: a code in any case, `UF`, or a name; the text itself where it means none. */
export function codeOf(typed: string, options: readonly CurrencyOption[]): string {
  const text = fold(typed);
  const option = options.find(
    ({ id, label }) =>
      fold(id) === text || fold(currencyName(id)) === text || fold(label.split(' · ')[1] ?? id) === text,
  );
  return option?.id ?? typed.trim();
}
