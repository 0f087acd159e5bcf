import { type Changes, changeField } from '@/components/forms/document/field-edits';
import { type FieldView, fieldAt } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { hasOptions } from '@/components/forms/document/new-field';
import { renameOptionAt } from '@/components/forms/document/references';
import type { JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';

/** A text of a field that is written in place. */
export type FieldPart =
  | 'etiqueta'
  | 'ayuda'
  | 'ejemplo'
  | 'seccion.titulo'
  | 'seccion.texto'
  | `opciones.${number}`;

const withPlaceholder = new Set(['texto', 'texto_largo', 'email', 'telefono', 'numero', 'rut', 'url']);

export const hasPlaceholder = (tipo: string): boolean => withPlaceholder.has(tipo);

/** The texts of a field in the order in which Tab goes through them. */
export function partsOf({ raw, isKnown, tipo, opciones, entry }: FieldView): readonly FieldPart[] {
  if (!isJsonObject(raw)) return [];
  const section: FieldPart[] = isJsonObject(entry.seccion) ? ['seccion.titulo', 'seccion.texto'] : [];
  if (!isKnown) return [...section, 'etiqueta'];
  return [
    ...section,
    'etiqueta',
    'ayuda',
    ...(hasPlaceholder(tipo) ? (['ejemplo'] as const) : []),
    ...(hasOptions(tipo) ? opciones.map((_, at): FieldPart => `opciones.${at}`) : []),
  ];
}

/** The text as it stands; empty where there is none. */
export function textOfPart(field: FieldView, part: FieldPart): string {
  const at = optionAt(part);
  if (at !== undefined) return field.opciones[at] ?? '';
  const value = part.startsWith('seccion.')
    ? own(own(field.raw, 'seccion'), part.slice('seccion.'.length))
    : own(field.raw, part);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Which option a part is, where it is one. */
export function optionAt(part: FieldPart): number | undefined {
  return part.startsWith('opciones.') ? Number(part.slice('opciones.'.length)) : undefined;
}

/** Writes a text. Without text, help and the like are taken away; rules that name a renamed option go on naming it. */
export function withText(document: FormDocument, key: string, part: FieldPart, text: string): FormDocument {
  const at = optionAt(part);
  if (at !== undefined) return renameOptionAt(document, key, at, text);
  if (part === 'etiqueta') return changeField(document, key, { etiqueta: text });
  const value = text === '' ? undefined : text;
  if (part === 'ayuda' || part === 'ejemplo') return changeField(document, key, { [part]: value });
  return changeSection(document, key, { [part.slice('seccion.'.length)]: text });
}

/** Changes the heading above a field. */
export function changeSection(document: FormDocument, key: string, changes: Changes): FormDocument {
  const section = own(fieldAt(document, key)?.raw, 'seccion');
  const next = { ...(isJsonObject(section) ? section : {}), ...changes } as JsonObject;
  return changeField(document, key, { seccion: next });
}
