import { textOfParts } from '@/components/editing/document-text';
import { fileNameOf } from '@/components/editing/file-name';
import { readJson } from '@/components/editing/read-json';
import { fieldsOf, isFieldList } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { saveFile } from '@/components/ui/save-file';
import { indentJson } from '@/lib/json/indent-json';
import type { JsonNode } from '@/lib/json/json-tree';
import { isJsonObject, own } from '@/lib/json/same-json';
import { stepsOf } from '@/lib/rules/forms/steps';

/** What a file holds, before anything is made of it. */
export type FormFile =
  | { readonly kind: 'not_json'; readonly reason: string }
  | { readonly kind: 'no_form' }
  | {
      readonly kind: 'form';
      /** `campos` and `ajustes`, as far as the file has them. */
      readonly content: FormDocument;
      readonly name: string;
      readonly fields: number;
      readonly steps: number;
      /** `campos` that are no list: such a form opens as JSON. */
      readonly isOdd: boolean;
      /** Types that the contract does not have: kept as they are. */
      readonly unknown: readonly string[];
      /** Entries that are no field. */
      readonly opaque: number;
      /** Keys that two fields have. */
      readonly twice: readonly string[];
      readonly withoutKey: number;
    };

/** Reads an exported form, bare or wrapped in `data`; of its members those that are its content. */
export function checkFormFile(text: string): FormFile {
  const read = readJson(text);
  if (read.reason !== undefined) return { kind: 'not_json', reason: read.reason };
  const inner = own(read.value, 'data');
  const found = own(read.value, 'campos') === undefined && isJsonObject(inner) ? inner : read.value;
  const [campos, ajustes, nombre] = (['campos', 'ajustes', 'nombre'] as const).map((part) =>
    own(found, part),
  );
  if (campos === undefined && ajustes === undefined) return { kind: 'no_form' };
  const content: FormDocument = {
    ...(campos !== undefined && { campos }),
    ...(ajustes !== undefined && { ajustes }),
  };
  const fields = fieldsOf(content);
  const known = fields.filter(({ raw }) => isJsonObject(raw));
  const keys = known.map(({ clave }) => clave).filter(Boolean);
  return {
    kind: 'form',
    content,
    name: typeof nombre === 'string' ? nombre : '',
    fields: fields.length,
    steps: stepsOf(fields, own(ajustes, 'pasos')).filter(({ id }) => id !== undefined).length,
    isOdd: !isFieldList(content),
    unknown: [...new Set(known.filter(({ isKnown }) => !isKnown).map(({ tipo }) => tipo || '—'))],
    opaque: fields.length - known.length,
    twice: [...new Set(keys.filter((key, place) => keys.indexOf(key) !== place))],
    withoutKey: known.length - keys.length,
  };
}

/** Saves a form as a file that `checkFormFile` reads back; `like` is the stored one as it came. */
export function saveFormFile(document: FormDocument, like: JsonNode | undefined): void {
  const name = typeof document.nombre === 'string' ? document.nombre : '';
  const text = `${indentJson(textOfParts(document, like))}\n`;
  saveFile(new Blob([text], { type: 'application/json' }), fileNameOf(name, 'form'));
}
