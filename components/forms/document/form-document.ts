import { documentKind, type PartsOf } from '@/components/editing/document-kind';
import type { FormRecord } from '@/components/forms/records';
import { rawOf } from '@/lib/api/tolerant';
import type { Json } from '@/lib/contract/scalars';

/** The parts of a form that an editor may change: what `PUT /forms/{form_id}` takes. */
export const formParts = ['nombre', 'slug', 'campos', 'ajustes'] as const;
export type FormPart = (typeof formParts)[number];

/** A form's content as the server holds it: the one truth of the editor. */
export type FormDocument = PartsOf<FormPart>;

const kind = documentKind(formParts);
export const { documentOf, changedParts, bodyOf, isChanged, revisionAfter } = kind;

/** The content of a form, from what the server sent; a part under another name is taken from what was understood. */
export function contentOf(record: FormRecord): FormDocument {
  const found = formParts.filter((part) => record[part] !== undefined);
  const understood = Object.fromEntries(found.map((part) => [part, record[part] as Json]));
  return { ...understood, ...documentOf(rawOf(record)) };
}
