import { randomUUID } from 'node:crypto';
import type { Form, FormField, replaceForm } from '../../../lib/contract/forms.ts';
import type { Input } from '../../../lib/contract/operation.ts';
import { fold } from '../../core/fold.ts';

type SentField = NonNullable<Input<typeof replaceForm>['body']['campos']>[number];

/** The fields of a form that is made without any ("form" of the resources). */
export const defaultFields: readonly FormField[] = [
  { id: 'email', clave: 'email', tipo: 'email', etiqueta: 'Correo electrónico', requerido: true },
  { id: 'nombre', clave: 'nombre', tipo: 'texto', etiqueta: 'Nombre', requerido: true },
  { id: 'telefono', clave: 'telefono', tipo: 'telefono', etiqueta: 'Teléfono', requerido: false },
  { id: 'mensaje', clave: 'mensaje', tipo: 'texto_largo', etiqueta: 'Mensaje', requerido: false },
];

/** Fields as they are stored: an id where none was sent, everything else as it came. */
export function fieldsOf(sent: readonly SentField[]): Form['campos'] {
  return sent.map((field) => ({ ...field, id: field.id ?? randomUUID().slice(0, 8) }));
}

/** A slug of a name: lower-case words joined by hyphens. */
export function slugOf(nombre: string): string {
  const words = fold(nombre)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '');
  return words === '' ? 'formulario' : words;
}

/** `base`, or `base-2`, `base-3` …: the first that is free. */
export function nextSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
