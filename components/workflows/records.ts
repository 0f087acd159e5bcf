import type { Id, Loose } from '@/lib/api/loose';
import type { RunStep } from '@/lib/contract/workflow-runs';
import type { Workflow } from '@/lib/contract/workflows';

/** The area's records as any server may give them: every field may be absent. */
export type WorkflowRecord = Loose<Workflow>;
export type RunStepRecord = Loose<RunStep>;

/** An id for comparing and for keys. */
export function idOf(record: { readonly id: Id | undefined }): string {
  return String(record.id ?? '');
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
