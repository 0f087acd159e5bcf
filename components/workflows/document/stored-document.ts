import type { WorkflowRecord } from '@/components/workflows/records';
import { rawOf } from '@/lib/api/tolerant';
import type { Json } from '@/lib/contract/scalars';
import { documentOf, documentParts, type WorkflowDocument } from './document';

/**
 * The content of a workflow, from what the server sent and not from what was understood of it; a part that it keeps
 * under another name than the document's is taken from there, and written under the document's.
 */
export function contentOf(record: WorkflowRecord): WorkflowDocument {
  const found = documentParts.filter((part) => record[part] !== undefined);
  const understood = Object.fromEntries(found.map((part) => [part, record[part] as Json]));
  return { ...understood, ...documentOf(rawOf(record)) };
}
