import type { Json } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import { changeField } from './field-edits';
import { fieldAt } from './fields';
import type { FormDocument } from './form-document';

/** The options of a pasted text: one a line; bullets, numbers and empty lines left out. */
export function optionsOf(text: string): readonly string[] {
  return text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.replace(/^\s*(?:[-*•·]|\d{1,3}[.)])\s+/, '').trim())
    .filter(Boolean);
}

/** Puts options in at a place; 0 is before the first. */
export function insertOptions(
  document: FormDocument,
  key: string,
  at: number,
  options: readonly string[],
): FormDocument {
  return editOptions(document, key, (before) => before.toSpliced(at, 0, ...options));
}

/** Moves an option to the place that it has afterwards. */
export function moveOption(document: FormDocument, key: string, from: number, to: number): FormDocument {
  return editOptions(document, key, (before) => {
    const moved = before[from];
    return moved === undefined || from === to ? before : before.toSpliced(from, 1).toSpliced(to, 0, moved);
  });
}

/** Takes an option away; rules that name it stay as they are, and are said to be in want of it. */
export function removeOption(document: FormDocument, key: string, at: number): FormDocument {
  return editOptions(document, key, (before) => before.toSpliced(at, 1));
}

function editOptions(
  document: FormDocument,
  key: string,
  change: (before: readonly Json[]) => readonly Json[],
) {
  const opciones = own(fieldAt(document, key)?.raw, 'opciones');
  const before: readonly Json[] = Array.isArray(opciones) ? opciones : [];
  const after = change(before);
  return after === before ? document : changeField(document, key, { opciones: [...after] });
}
