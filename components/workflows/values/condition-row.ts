import type { FieldType } from '@/components/workflows/blocks/field-type';
import { currencyPathOf } from '@/components/workflows/blocks/field-type';
import type { Json } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import { isTagged } from './config-values';

/** How the value of a condition is edited, by what its field holds. */
export type ConditionEntry = 'any' | 'amount' | 'number' | 'date' | 'tag' | 'currency' | 'record' | 'boolean';

const entries: Partial<Record<FieldType, ConditionEntry>> = {
  amount: 'amount',
  number: 'number',
  date: 'date',
  tags: 'tag',
  currency: 'currency',
  record: 'record',
  boolean: 'boolean',
};

/**
 * A field for the value of a condition; `any` where the type is open, where a list is compared with, and where the value
 * is one that the field of its type could not show.
 */
export function conditionEntryOf(
  type: FieldType | undefined,
  operator: string,
  value: Json | undefined,
): ConditionEntry {
  const entry = (type && entries[type]) ?? 'any';
  if (/lista|_in$|^in$/.test(operator) || (typeof value === 'object' && value !== null) || isTagged(value))
    return 'any';
  // Part of a text is no record and no currency.
  return /contiene|empieza|termina/.test(operator) && entry !== 'tag' ? 'any' : entry;
}

const pathOf = (row: Json) => String(own(row, 'campo') ?? '');

/** The currency that conditions beside the one of an amount ask for; undefined where none does. */
export function currencyBeside(rows: readonly Json[], path: string): string | undefined {
  const row = rows.find((one) => pathOf(one) === currencyPathOf(path) && own(one, 'operador') === 'igual');
  const value = row && own(row, 'valor');
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The conditions with one that asks for the currency of an amount, right behind it. */
export function withCurrency(rows: readonly Json[], index: number, currency: string): Json[] {
  const campo = currencyPathOf(pathOf(rows[index]!));
  return rows.toSpliced(index + 1, 0, { campo, operador: 'igual', valor: currency });
}
