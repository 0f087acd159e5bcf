import { documentKind, type PartsOf } from '@/components/editing/document-kind';

/** The fields of a workflow that an editor may change: the columns of `PUT /workflows/{wf_id}`. */
export const documentParts = ['nombre', 'descripcion', 'graph', 'triggers', 'settings', 'folder_id'] as const;
export type DocumentPart = (typeof documentParts)[number];

/** A workflow's content: the one truth of the editor. */
export type WorkflowDocument = PartsOf<DocumentPart>;

export const { documentOf, changedParts, bodyOf, isChanged, revisionAfter } = documentKind(documentParts);
