import { type MoneySum, sumsByCurrency } from '@/lib/format/money-sums';
import type { Field, Relation, Resource } from '@/lib/resources/resource';
import type { RelatedRow } from './related-rows';

export type RelatedGroup = {
  readonly word: string;
  readonly rows: readonly RelatedRow[];
  /** Exact sums by currency, never converted, in the order of the codes. */
  readonly totals: readonly MoneySum[];
};

type Groups = NonNullable<Relation['groups']>;
type Values = Readonly<Record<string, unknown>>;

/** Rows by the words of a choice, in its order; words that only the server knows come last, rows without one at the end. */
export function groupsOf(
  of: Pick<Resource, 'fields'>,
  { by, total }: Groups,
  rows: readonly RelatedRow[],
): readonly RelatedGroup[] {
  const fields = of.fields as Readonly<Record<string, Field | undefined>>;
  const wordOf = (row: RelatedRow) => String((row as Values)[by] ?? '');
  const own = new Set(rows.map(wordOf));
  const known = (fields[by]?.choices ?? []).filter((word) => own.has(word));
  const others = [...own].filter((word) => word !== '' && !known.includes(word));
  const words = [...known, ...others, ...(own.has('') ? [''] : [])];
  return words.map((word) => {
    const its = rows.filter((row) => wordOf(row) === word);
    return {
      word,
      rows: its,
      totals: total === undefined ? [] : totalsOf(its, total, fields[total]?.currency),
    };
  });
}

function totalsOf(
  rows: readonly RelatedRow[],
  amountIn: string,
  currencyIn: string | undefined,
): readonly MoneySum[] {
  return sumsByCurrency(
    (rows as readonly Values[]).map((row) => ({
      amount: row[amountIn],
      currency: currencyIn && row[currencyIn],
    })),
  );
}
