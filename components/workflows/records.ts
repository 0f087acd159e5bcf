import type { Id, Loose } from '@/lib/api/loose';
import { rawOf } from '@/lib/api/tolerant';
import type { Json } from '@/lib/contract/scalars';
import type { RunStep } from '@/lib/contract/workflow-runs';
import type { Workflow } from '@/lib/contract/workflows';
import { documentOf, documentParts, type WorkflowDocument } from './document/document';

/** The area's records as any server may give them: every field may be absent. */
export type WorkflowRecord = Loose<Workflow>;
export type RunStepRecord = Loose<RunStep>;

/** An id for comparing and for keys. */
export function idOf(record: { readonly id: Id | undefined }): string {
  return String(record.id ?? '');
}

/**
 * The content of a workflow, from what the server sent and not from what was understood of it; a part that it keeps
 * under another name than the document's is taken from there, and written under the document's.
 */
export function contentOf(record: WorkflowRecord): WorkflowDocument {
  const found = documentParts.filter((part) => record[part] !== undefined);
  const understood = Object.fromEntries(found.map((part) => [part, record[part] as Json]));
  return { ...understood, ...documentOf(rawOf(record)) };
}

const publishedWords = new Set([
  'published',
  'publicado',
  'publicada',
  'active',
  'activo',
  'activa',
  'live',
  'enabled',
]);

/** Whether a state, in whichever word of it, is that of a published workflow. */
export function isPublished(status: string | undefined): boolean {
  return publishedWords.has(status?.toLowerCase() ?? '');
}

/** Whether a save takes effect on running workflows at once: a publication is in force. */
export function isInForce({ activo, status }: WorkflowRecord): boolean {
  return activo ?? isPublished(status);
}
