import { isObject } from '@/lib/api/tolerant';

export type Change = {
  readonly path: string;
  readonly kind: 'changed' | 'added' | 'removed';
  readonly before: unknown;
  readonly after: unknown;
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => isObject(value);

function kindOf(before: unknown, after: unknown): Change['kind'] {
  if (before === undefined || before === null) return 'added';
  return after === undefined || after === null ? 'removed' : 'changed';
}

function compare(path: string, before: unknown, after: unknown): Change[] {
  if (isFields(before) && isFields(after)) {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return fields.flatMap((field) => compare(`${path}.${field}`, before[field], after[field]));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ path, kind: kindOf(before, after), before, after }];
}

/**
 * What an update changed ("Event envelope"): `previous` carries only the fields that changed, with their old
 * values, `data` the complete resource. A field that is an object is followed inside, arrays are compared whole.
 */
export function changesOf(previous: Fields, data: Fields): Change[] {
  return Object.entries(previous).flatMap(([field, before]) => compare(field, before, data[field]));
}
