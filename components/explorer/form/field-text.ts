import type { Json } from '@/lib/contract/scalars';
import { tryParseJson } from '@/lib/json/parse-json';
import { isNumber } from '@/lib/json/same-json';
import type { FormField } from './form-field';

/** A number as JSON writes one. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** What a field's input shows of a value; undefined where it is of another kind, which only JSON shows. */
export function textOfValue(field: Pick<FormField, 'kind'>, value: Json | undefined): string | undefined {
  if (value === undefined || value === null) return '';
  if (field.kind === 'number') {
    if (isNumber(value)) return String(value);
    // What looks like a number and is a text would be changed without a word.
    return typeof value === 'string' && !NUMBER.test(value) ? value : undefined;
  }
  return typeof value === 'string' ? value : undefined;
}

/**
 * The value of what was typed: nothing where it is empty. What is no number yet stays the text that it is, for the
 * check to name.
 */
export function valueOfText(field: Pick<FormField, 'kind'>, text: string): Json | undefined {
  if (text === '') return undefined;
  if (field.kind === 'number' && NUMBER.test(text)) return tryParseJson(text) as Json;
  return text;
}
