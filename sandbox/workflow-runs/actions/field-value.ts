import type { Json, JsonObject } from '../../../lib/contract/scalars.ts';
import { own } from '../../services/workflows/graph.ts';
import { integerAt, textAt } from './action.ts';

/** The `campo` and `valor` of a config that changes one field; an empty text empties the field. */
export function fieldValue(config: JsonObject): [field: string, value: Json] {
  const field = textAt(config, 'campo')!;
  if (field.endsWith('_id') && field !== 'external_id') return [field, integerAt(config, 'valor') ?? null];
  const value = own(config, 'valor') ?? null;
  return [field, typeof value === 'number' ? String(value) : value === '' ? null : value];
}
