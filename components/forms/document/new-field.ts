import { choiceFieldTypes } from '@/lib/api/contract/forms';
import type { JsonObject } from '@/lib/contract/scalars';
import { type FieldType, fieldsOf } from './fields';
import type { FormDocument } from './form-document';
import { keyFrom, newId } from './keys';

/** What new fields say, in the language of whoever makes them. */
export type NewFieldWords = {
  readonly label: (type: FieldType) => string;
  readonly option: (number: number) => string;
};

/** What is known of a field before it is made; the rest is made up. */
export type FieldWish = {
  readonly tipo: FieldType;
  readonly etiqueta?: string;
  readonly opciones?: readonly string[];
  readonly requerido?: boolean;
};

export function hasOptions(tipo: string): boolean {
  return (choiceFieldTypes as readonly string[]).includes(tipo);
}

/** The entry of a new field, to be put into this document. */
export function newField(tipo: FieldType, document: FormDocument, words: NewFieldWords): JsonObject {
  return newFields([{ tipo }], document, words)[0]!;
}

/** The entries of new fields, no two of which share a key. */
export function newFields(
  wishes: readonly FieldWish[],
  document: FormDocument,
  words: NewFieldWords,
): readonly JsonObject[] {
  const taken = new Set(fieldsOf(document).map(({ clave }) => clave));
  return wishes.map(({ tipo, etiqueta = words.label(tipo), opciones, requerido = false }) => {
    const clave = keyFrom(etiqueta, taken);
    taken.add(clave);
    const options = opciones ?? (hasOptions(tipo) ? [words.option(1), words.option(2)] : undefined);
    return {
      id: newId(),
      clave,
      tipo,
      etiqueta,
      requerido,
      ...(options && { opciones: [...options] }),
    };
  });
}
