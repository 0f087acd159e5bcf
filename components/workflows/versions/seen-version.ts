import type { SeenVersion } from '@/components/editing/seen-versions';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { contentOf } from '@/components/workflows/document/stored-document';
import { isPublished, type WorkflowRecord } from '@/components/workflows/records';

/** Database of the browser. */
export const VERSIONS = 'workflow-versions';

/** A workflow as it is stored now, where that is what is published: for servers that keep no publications. */
export function seenVersionOf(record: WorkflowRecord): SeenVersion<WorkflowDocument> | undefined {
  if (!isPublished(record.status)) return undefined;
  const at = record.published_at ?? record.updated_at ?? new Date().toISOString();
  return { at, content: contentOf(record) };
}
