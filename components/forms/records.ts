import type { Loose } from '@/lib/api/loose';
import type { Form, FormSubmission } from '@/lib/contract/forms';

/** The area's records as any server may give them: every field may be absent. */
export type FormRecord = Loose<Form>;
export type SubmissionRecord = Loose<FormSubmission>;

const publishedWords = new Set([
  'published',
  'publicado',
  'publicada',
  'publicado_web',
  'active',
  'activo',
  'live',
]);
const draftWords = new Set(['draft', 'borrador']);
const archivedWords = new Set(['archived', 'archivado']);
const hiddenWords = new Set(['unpublished', 'despublicado', 'no_publicado', ...archivedWords]);

/**
 * Whether a write takes effect on visitors at once: the form is published, or its status says nothing that is known,
 * for then nobody can tell.
 */
export function isInForce({ status }: FormRecord): boolean {
  const word = status?.toLowerCase() ?? '';
  return publishedWords.has(word) || !(draftWords.has(word) || hiddenWords.has(word));
}

/** Whether it is archived, where nothing of it can be changed. */
export function isArchived({ status }: FormRecord): boolean {
  return archivedWords.has(status?.toLowerCase() ?? '');
}

/** Whether visitors have it, as far as its status says so. */
export function isPublished({ status }: FormRecord): boolean {
  return publishedWords.has(status?.toLowerCase() ?? '');
}

/** Whether it is a draft, in whichever word: only that is saved by itself. */
export function isDraft({ status }: FormRecord): boolean {
  return draftWords.has(status?.toLowerCase() ?? '');
}

/** Where visitors have it, as long as they do: a web address. */
export function addressOf(form: FormRecord): string | undefined {
  const { public_url: url } = form;
  return url && isPublished(form) && /^https?:\/\//.test(url) ? url : undefined;
}
