import type { Json } from '@/lib/contract/scalars';
import { tryParseJson } from '@/lib/json/parse-json';
import { own } from '@/lib/json/same-json';
import type { FormDocument } from './form-document';
import { shownOrder } from './steps';

/** What lies on the clipboard: entries of `campos` as they were, unknown members and all. */
export type Clip = {
  readonly kind: 'form-fields';
  /** The form that they come from: rules of the copies go on naming its other fields there, and nowhere else. */
  readonly form: string;
  readonly campos: readonly Json[];
};

/** The chosen fields for the clipboard; undefined where none is chosen. */
export function clipOf(document: FormDocument, keys: ReadonlySet<string>, form: string): Clip | undefined {
  const campos = shownOrder(document).flatMap(({ key, raw }) => (keys.has(key) ? [raw] : []));
  return campos.length > 0 ? { kind: 'form-fields', form, campos } : undefined;
}

/** Reads fields out of the clipboard's text; undefined where it holds something else. */
export function readClip(text: string): Clip | undefined {
  const value = tryParseJson(text) as Json | undefined;
  const campos = own(value, 'campos');
  if (own(value, 'kind') !== 'form-fields' || !Array.isArray(campos) || campos.length === 0) return undefined;
  return { kind: 'form-fields', form: String(own(value, 'form') ?? ''), campos };
}
