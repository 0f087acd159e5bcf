import { fieldsOf } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import type { ErrorDetail } from '@/lib/contract/errors';

/** What a server found wrong with what was sent, at the field that it is about. */
export type Refusal = {
  /** As the server names it: `campos.3.opciones`. */
  readonly name: string;
  readonly issue: string;
  /** The field's key in the editor, its label, and the part of its settings. */
  readonly field: string;
  readonly label: string;
  readonly part: string | undefined;
};

/** The details of a refusal that name a field of what was sent (`campos.<place>.<part>`, `campos[<place>].<part>`). */
export function refusalsOf(details: readonly ErrorDetail[], sent: FormDocument): readonly Refusal[] {
  return details.flatMap(({ field: name, issue }) => {
    const [, place, part] = /(?:^|\.)campos[.[](\d+)\]?(?:\.([^.[]+))?/.exec(name) ?? [];
    const field = place === undefined ? undefined : fieldsOf(sent)[Number(place)];
    if (!field) return [];
    const label = field.etiqueta || field.clave || field.key;
    return [{ name, issue, field: field.key, label, part }];
  });
}
