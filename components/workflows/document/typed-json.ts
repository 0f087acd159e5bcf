import { hasTypedJson, type TypedJson } from '@/components/editing/typed-json';
import type { Json } from '@/lib/contract/scalars';
import type { WorkflowDocument } from './document';
import { flowOf } from './document-flow';

/** What a JSON editor shows: the workflow's whole content, or the entry of a node. */
export type JsonSubject = 'workflow' | `node ${string}`;

/** The whole content as a JSON editor shows it: the folder is not a part that is edited there. */
export function contentJson({ folder_id: _, ...content }: WorkflowDocument): Json {
  return content as Json;
}

/** Whether anything was typed that is not applied, of the whole or of a node that is there. */
export function hasTyped(document: WorkflowDocument, typed: ReadonlyMap<string, TypedJson>): boolean {
  return hasTypedJson(typed, (subject) =>
    subject === 'workflow'
      ? contentJson(document)
      : flowOf(document).node(subject.slice('node '.length))?.raw,
  );
}
