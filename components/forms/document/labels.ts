import { isJsonObject } from '@/lib/json/same-json';
import { changeField } from './field-edits';
import { fieldAt, fieldsOf } from './fields';
import type { FormDocument } from './form-document';
import { isKey, keyFrom } from './keys';
import { renameKey } from './references';

/**
 * Writes a field's label. Its key follows for as long as it is the one that was made from the label and nobody may be
 * reading it (`isKept`).
 */
export function changeLabel(
  document: FormDocument,
  key: string,
  etiqueta: string,
  { isKept }: { readonly isKept: boolean },
): FormDocument {
  const field = fieldAt(document, key);
  if (!field || !isJsonObject(field.raw)) return document;
  const labelled = changeField(document, key, { etiqueta });
  // Without an id the key is what the field is known by.
  if (isKept || field.id === '' || !isMadeFromLabel(document, key)) return labelled;
  return renameKey(labelled, key, keyFrom(etiqueta, otherKeys(document, key)));
}

/** Whether a field's key is the one that would be made of its label. */
export function isMadeFromLabel(document: FormDocument, key: string): boolean {
  const field = fieldAt(document, key);
  return field !== undefined && field.clave === keyFrom(field.etiqueta, otherKeys(document, key));
}

/** Why a key cannot be taken; undefined where it can. */
export function keyFault(
  document: FormDocument,
  key: string,
  clave: string,
): 'malformed' | 'taken' | undefined {
  if (!isKey(clave)) return 'malformed';
  return otherKeys(document, key).includes(clave) ? 'taken' : undefined;
}

const otherKeys = (document: FormDocument, key: string) =>
  fieldsOf(document).flatMap((field) => (field.key === key ? [] : [field.clave]));
