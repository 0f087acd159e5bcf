'use client';

import { useEffect, useMemo, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { newIdempotencyKey } from '@/lib/api/idempotency';
import type { DocumentEditor, EditingState } from './document-editor';
import type { DraftStore, FoundDraft, StoredDraft } from './draft-store';
import { type MergeBoth, restoreDraft } from './restore-draft';

const REST_MS = 400;

type Draft<Content> = {
  readonly editor: DocumentEditor<Content, EditingState<Content>>;
  readonly drafts: DraftStore<Content>;
  /** Of the record, as its address has it. */
  readonly id: string;
  readonly isReadOnly: boolean;
  /** Both changes of one base in one document; undefined where they meet in one place. */
  readonly merge: MergeBoth<Content>;
};

/**
 * Keeps what is typed in the browser until the server has it. A draft found from before is handed out to be offered;
 * what is typed meanwhile is kept beside it, and stays when the draft is restored.
 */
export function useDraft<Content>({ editor, drafts, id, isReadOnly, merge }: Draft<Content>) {
  const { user, connection } = useSession();
  const connectionId = connection?.id;
  const place = useMemo(() => ({ person: user.id, connectionId, id }), [user.id, connectionId, id]);
  /** Undefined until they are read; what is typed meanwhile waits. */
  const [found, setFound] = useState<readonly FoundDraft<Content>[]>();
  const [isKept, setIsKept] = useState(false);
  const [tab] = useState(newIdempotencyKey);
  const offered = found?.[0];

  useEffect(() => {
    let isGone = false;
    void drafts.all(place).then((all) => {
      if (!isGone) setFound(all.filter((draft) => holdsWork(editor, draft)));
    });
    return () => {
      isGone = true;
    };
  }, [place, editor, drafts]);

  const isRead = found !== undefined;
  useEffect(() => {
    if (!isRead || isReadOnly) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const { stored: base, serverRevision: revision, typed } = editor.state;
      const { document } = editor;
      if (!editor.isUnkept) void drafts.remove(place, tab).then(() => setIsKept(false));
      else void drafts.keep(place, tab, { document, base, revision, typed, at: Date.now() }).then(setIsKept);
    };
    const plan = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST_MS);
    };
    if (editor.isUnkept) plan();
    const unsubscribe = editor.onContent(plan);
    const flush = () => {
      if (timer !== undefined) keep();
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      unsubscribe();
      flush();
    };
  }, [isRead, isReadOnly, place, tab, editor, drafts]);

  /** The draft of this tab takes the place of the one it was restored from, once both are safe. */
  async function keepInstead(
    from: string,
    draft: StoredDraft<Content>,
    next: FoundDraft<Content> | undefined,
  ): Promise<void> {
    if (next) {
      const { tab: own, ...work } = next;
      await drafts.keep(place, own, work);
    }
    if (await drafts.keep(place, tab, draft)) await drafts.remove(place, from);
  }

  return {
    offered,
    /** How many older ones are kept beside it. */
    more: Math.max(0, (found?.length ?? 0) - 1),
    /** Whether what was typed last is in the browser's own store. */
    isKept,
    restore() {
      if (!offered) return;
      const { apart, ...work } = restoreDraft(editor, offered, merge);
      editor.set({ stored: work.base, serverRevision: work.revision, typed: work.typed });
      editor.edit('restore', () => work.document);
      const at = Date.now();
      const next = apart && { ...apart, at, tab: newIdempotencyKey() };
      void keepInstead(offered.tab, { ...work, at }, next);
      setFound((others = []) => [...(next ? [next] : []), ...others.slice(1)]);
    },
    /** Then the next older one is offered, where there is one. */
    discard() {
      if (offered) void drafts.remove(place, offered.tab);
      setFound(found?.slice(1));
    },
    /** Offers again what was discarded. */
    putBack(discarded: FoundDraft<Content>) {
      const { tab: from, ...draft } = discarded;
      void drafts.keep(place, from, draft);
      setFound((others = []) => [discarded, ...others]);
    },
  };
}

function holdsWork<Content>(
  editor: Draft<Content>['editor'],
  { document, typed = new Map() }: StoredDraft<Content>,
): boolean {
  return editor.differs(editor.state.stored, document) || editor.hasTyped(document, typed);
}
