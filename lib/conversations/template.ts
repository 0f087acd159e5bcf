import type { Json } from '@/lib/contract/scalars';
import { textAt } from '@/lib/json/text-at';
import { fillTags } from '@/lib/rules/merge-tags';

/** What a template may name: of the contact of the conversation and of who writes; each with the key of its words. */
export const templateFields = [
  { path: 'contact.nombre', word: 'firstName' },
  { path: 'contact.apellido', word: 'lastName' },
  { path: 'contact.email', word: 'email' },
  { path: 'contact.telefono', word: 'phone' },
  { path: 'user.nombre', word: 'sender' },
] as const;

/** The records that a template is filled from, by the first word of its tags. */
export type TemplateRecords = Readonly<Record<string, Json | undefined>>;

/** A template's text with what is known filled in. A tag for which nothing is there stays: somebody is to see it. */
export function fillTemplate(body: string, records: TemplateRecords): string {
  return fillTags(body, (path) => textAt(records, path)?.trim() || undefined);
}

/** A reply after a template was taken: below what was written already. */
export function withTemplate(written: string, filled: string): string {
  return written.trim() === '' ? filled : `${written.trimEnd()}\n${filled}`;
}
