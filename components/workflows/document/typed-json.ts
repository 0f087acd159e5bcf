import type { Json } from '@/lib/contract/scalars';
import type { WorkflowDocument } from './document';
import { isSame, prettyJson } from './document-canonical';
import { flowOf } from './document-flow';

/** JSON that somebody typed and has not applied, and the value that they began with. */
export type TypedJson = { readonly of: Json; readonly text: string };

/** What a JSON editor shows: the workflow's whole content, or the entry of a node. */
export type JsonSubject = 'workflow' | `node ${string}`;

/** The whole content as a JSON editor shows it: the folder is not a part that is edited there. */
export function contentJson({ folder_id: _, ...content }: WorkflowDocument): Json {
  return content as Json;
}

/** Whether anything was typed that is not applied. What was begun with a value that is no more counts no longer. */
export function hasTyped(document: WorkflowDocument, typed: ReadonlyMap<JsonSubject, TypedJson>): boolean {
  return [...typed].some(([subject, { of, text }]) => {
    const value =
      subject === 'workflow'
        ? contentJson(document)
        : flowOf(document).node(subject.slice('node '.length))?.raw;
    return value !== undefined && isSame(of, value) && text !== prettyJson(value);
  });
}
