import type { Json } from '@/lib/contract/scalars';
import { isSame } from './document-canonical';

/** The fields of a workflow that an editor may change: the columns of `PUT /workflows/{wf_id}`. */
export const documentParts = ['nombre', 'descripcion', 'graph', 'triggers', 'settings', 'folder_id'] as const;
export type DocumentPart = (typeof documentParts)[number];

/**
 * A workflow's content exactly as the server holds it: the one truth of the editor. A part that the server did not
 * send is absent. Never mutated: every edit makes a new document that shares what it left alone.
 */
export type WorkflowDocument = { readonly [Part in DocumentPart]?: Json };

/** The content of a workflow as the server sent it; `raw` is the record itself (`rawOf`). */
export function documentOf(raw: unknown): WorkflowDocument {
  const record = (raw ?? {}) as Record<string, Json | undefined>;
  return Object.fromEntries(
    documentParts.flatMap((part) => (Object.hasOwn(record, part) ? [[part, record[part]]] : [])),
  );
}

/** Parts whose value differs, by JSON value and not by the order of keys. */
export function changedParts(before: WorkflowDocument, after: WorkflowDocument): DocumentPart[] {
  return documentParts.filter((part) => !isSame(before[part], after[part]));
}

/** The body of a `PUT`: only the parts that changed, each whole. What is left out stays as it is on the server. */
export function bodyOf(before: WorkflowDocument, after: WorkflowDocument): WorkflowDocument {
  return Object.fromEntries(changedParts(before, after).map((part) => [part, after[part] ?? null]));
}

/** Whether there is anything to save. Cheap where nothing was touched. */
export function isChanged(before: WorkflowDocument, after: WorkflowDocument): boolean {
  return before !== after && changedParts(before, after).length > 0;
}
