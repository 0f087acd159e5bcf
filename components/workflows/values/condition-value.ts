import type { Json } from '@/lib/contract/scalars';
import { isNumber } from '@/lib/json/same-json';
import { isTextList } from './config-values';

/** Operators that compare with each value of a list; the server does not tell them apart. */
const listOperators: ReadonlySet<string> = new Set(['en_lista', 'no_en_lista']);

/** How the value of a condition is edited: decided by what it holds and by what its operator needs. */
export function conditionWidgetOf(operator: string, value: Json | undefined): 'line' | 'list' | 'json' {
  const edited = listOperators.has(operator) ? listOf(value) : value;
  if (typeof edited !== 'object' || edited === null || isNumber(edited)) return 'line';
  return isTextList(edited) ? 'list' : 'json';
}

/**
 * The value to store under an operator, so that typing never turns a list into something that the operator cannot
 * compare with. Nothing is an empty list where a list is needed, and an empty text elsewhere.
 */
export function conditionValueFor(operator: string, value: Json | undefined): Json {
  return listOperators.has(operator) ? listOf(value) : (value ?? '');
}

/** The value after another operator was chosen: a list of one item or none becomes plain where none is needed. */
export function valueAfterOperator(before: string, after: string, value: Json | undefined): Json | undefined {
  if (listOperators.has(after)) return listOf(value);
  if (!listOperators.has(before) || !Array.isArray(value) || value.length > 1) return value;
  return value[0] ?? '';
}

function listOf(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}
