import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';

export type Header = { readonly name: string; readonly value: string };

/** Whether a value is an object of texts, as headers are; anything else is edited as JSON. */
export function areHeaders(value: Json | undefined): value is JsonObject | undefined {
  if (value === undefined) return true;
  if (!isJsonObject(value) || !Object.values(value).every((one) => typeof one === 'string')) return false;
  // Rows could not hold two that differ in case alone, nor one without a name.
  const names = Object.keys(value).map((name) => name.trim().toLowerCase());
  return !names.includes('') && new Set(names).size === names.length;
}

export function headersOf(value: JsonObject | undefined): Header[] {
  return Object.entries(value ?? {}).map(([name, one]) => ({ name, value: String(one) }));
}

/** What is wrong with a header among the others: it has no name, or one that stands above. */
export function headerFault(rows: readonly Header[], index: number): 'missing' | 'twice' | undefined {
  const named = (row: Header) => row.name.trim().toLowerCase();
  const row = rows[index];
  if (!row) return undefined;
  if (named(row) === '') return row.value === '' ? undefined : 'missing';
  return rows.slice(0, index).some((one) => named(one) === named(row)) ? 'twice' : undefined;
}

/** The object of those rows that can stand in it; undefined where there is none. */
export function valueOfHeaders(rows: readonly Header[]): JsonObject | undefined {
  const kept = rows.filter(({ name }, index) => name.trim() !== '' && headerFault(rows, index) === undefined);
  return kept.length === 0
    ? undefined
    : Object.fromEntries(kept.map(({ name, value }) => [name.trim(), value]));
}
