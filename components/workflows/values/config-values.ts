import type { BlockKey, KeyType } from '@/components/workflows/blocks/block';
import { fieldTypeOf } from '@/components/workflows/blocks/field-type';
import type { Json } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import { isJsonObject, isNumber, own } from '@/lib/json/same-json';
import { tagsIn } from '@/lib/rules/merge-tags';
import { isUnlisted, recordKindOf } from '@/lib/workflows/record-kinds';
import { areHeaders } from './headers';

/** How a key of a config is filled in. */
export type Widget =
  | 'line'
  | 'text'
  | 'number'
  | 'choice'
  | 'boolean'
  | 'date'
  | 'list'
  | 'field'
  | 'conditions'
  | 'record'
  | 'id'
  | 'tagName'
  | 'currency'
  | 'amount'
  | 'headers'
  | 'json';

/** The widget for a key and the value that it holds; one that fits no widget of its type is edited as JSON. */
export function widgetOf({ key, type, choices }: BlockKey, value: Json | undefined): Widget {
  const isPlain = typeof value !== 'object' || value === null || isNumber(value);
  if (type === 'list') return value === undefined || value === null || isTextList(value) ? 'list' : 'json';
  if (type === 'json') return isHeaderKey(key) && areHeaders(value) ? 'headers' : 'json';
  if (type === 'conditions')
    return value === undefined || value === null || areConditions(value) ? 'conditions' : 'json';
  if (!isPlain) return 'json';
  if (choices.length > 0) return 'choice';
  return recordWidgetOf(key) ?? moneyWidgetOf(key, type) ?? plainWidgets[type] ?? 'line';
}

const isHeaderKey = (key: string) => /^(cabeceras|headers|encabezados|http_headers)$/i.test(key);

function recordWidgetOf(key: string): Widget | undefined {
  const kind = recordKindOf(key);
  if (kind === undefined) return undefined;
  return kind === 'tagName' ? 'tagName' : isUnlisted(kind) ? 'id' : 'record';
}

/** Money by what its key is called: the type of an amount is that of any decimal. */
function moneyWidgetOf(key: string, type: KeyType): Widget | undefined {
  const field = fieldTypeOf(key, type);
  if (field === 'currency' && type === 'string') return 'currency';
  return field === 'amount' && type === 'decimal' ? 'amount' : undefined;
}

const plainWidgets: Partial<Record<KeyType, Widget>> = {
  text: 'text',
  integer: 'number',
  number: 'number',
  decimal: 'number',
  boolean: 'boolean',
  date: 'date',
  field: 'field',
};

/** Whether a value is a list of conditions as the form writes them; rows of other names are edited as JSON. */
function areConditions(value: Json): boolean {
  const isOwn = (row: Json) => own(row, 'campo') !== undefined || own(row, 'operador') !== undefined;
  return (
    Array.isArray(value) &&
    value.every((row) => isJsonObject(row) && (isOwn(row) || Object.keys(row).length === 0))
  );
}

/** Whether a value is a list of texts and numbers, which can be edited one a line. */
export function isTextList(value: Json): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' || isNumber(item));
}

/** Whether a value is filled in when the step runs: a text with a tag in it passes for every type. */
export function isTagged(value: Json | undefined): boolean {
  return typeof value === 'string' && tagsIn(value).length > 0;
}

/** A value as it stands in a text field. */
export function textOfValue(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * What is stored for a typed text: whole and fractional numbers as numbers, to the last digit as they were typed, so
 * that `1.0` can become `1.05`; money and everything else as the text it is, undefined for nothing.
 */
export function valueOfText(text: string, type: string | undefined): Json | undefined {
  if (text === '') return undefined;
  const isTyped =
    (type === 'integer' && /^-?(0|[1-9]\d*)$/.test(text)) ||
    (type === 'number' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text));
  return isTyped ? (parseJson(text) as Json) : text;
}
