import type { Json } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import { textOfValue } from './field-text';
import type { FormField } from './form-field';
import { recordOfField } from './record-of-field';

/** What a field is edited with: a value of another kind than the field's is shown as JSON. */
export type FieldControl = 'group' | 'list' | 'id' | 'flag' | 'choice' | 'text' | 'json';

/** The control that can show a field's value. */
export function controlOf(field: FormField, value: Json | undefined): FieldControl {
  const { kind, name, item, options } = field;
  if (kind === 'object') return value === undefined || isJsonObject(value) ? 'group' : 'json';
  if (kind === 'list') return item && (value === undefined || Array.isArray(value)) ? 'list' : 'json';
  const isNone = value === undefined || value === null;
  if (recordOfField(name, '') !== undefined && (isNone || typeof value !== 'object')) return 'id';
  if (kind === 'boolean') return isNone || typeof value === 'boolean' ? 'flag' : 'json';
  if (kind === 'choice' && options && (isNone || options.includes(value as string))) return 'choice';
  return kind === 'json' || textOfValue(field, value) === undefined ? 'json' : 'text';
}

/** The control to draw: what somebody types into stays, whatever the value becomes meanwhile. */
export function controlToDraw(fitting: FieldControl, focused: FieldControl | undefined): FieldControl {
  return focused === 'json' || focused === 'text' ? focused : fitting;
}
