import type { DocumentEditor, EditingState } from './document-editor';
import type { StoredDraft } from './draft-store';
import type { TypedJson } from './typed-json';

/** What two sides made of one base, in one document; undefined where both changed the same in two ways. */
export type MergeBoth<Content> = (base: Content, one: Content, other: Content) => Content | undefined;

type Work<Content> = Required<Omit<StoredDraft<Content>, 'at'>>;

export type Restored<Content> = Work<Content> & {
  /** What was typed since and does not go together with the draft: it becomes a draft of its own. */
  readonly apart: Work<Content> | undefined;
};

/**
 * What the editor shows once a draft is restored. What was typed since the page was opened stays: in the same document
 * where the two go together, else beside it. Where nothing was typed the draft stands as it was, on its own base, so
 * that the next save compares it with what others stored meanwhile.
 */
export function restoreDraft<Content>(
  editor: DocumentEditor<Content, EditingState<Content>>,
  { document, base, revision = base, typed = new Map() }: StoredDraft<Content>,
  merge: MergeBoth<Content>,
): Restored<Content> {
  const { history, stored, serverRevision, typed: typedNow } = editor.state;
  const draft = { document, base, revision, typed };
  const isTouched = history.past.length > 0 || typedNow.size > 0;
  if (!isTouched) return { ...draft, apart: undefined };
  const both = goTogether(typed, typedNow) ? merge(base, document, editor.document) : undefined;
  if (both === undefined) {
    const present = {
      document: editor.document,
      base: stored,
      revision: serverRevision,
      typed: typedNow,
    };
    return { ...draft, apart: editor.isUnkept ? present : undefined };
  }
  return {
    document: both,
    base: stored,
    revision: serverRevision,
    typed: new Map([...typed, ...typedNow]),
    apart: undefined,
  };
}

function goTogether(one: ReadonlyMap<string, TypedJson>, other: ReadonlyMap<string, TypedJson>): boolean {
  return ![...one.keys()].some((subject) => other.has(subject));
}
