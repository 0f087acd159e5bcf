'use client';

import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { DocumentEditor, EditingState } from './document-editor';
import { useOtherTabs } from './use-other-tabs';

const REREAD_MS = 20_000;

type Watched<Content, Row, Key extends QueryKey> = {
  readonly editor: DocumentEditor<Content, EditingState<Content>>;
  /** What it is, and its id as the address has it: other tabs go by both. */
  readonly kind: string;
  readonly id: string;
  readonly initial: Row;
  /** How it is read now (`queryOf` with `isNow`): what the page began with is known. */
  readonly asked: UseQueryOptions<Row, Error, Row, Key>;
  readonly contentOf: (record: Row) => Content;
};

/**
 * Looks out for others at work on the same record: other tabs of this browser say so themselves, other people show by
 * what is stored, which is read again now and then.
 */
export function useStoredWatch<Content, Row, Key extends QueryKey>(watched: Watched<Content, Row, Key>) {
  const { editor, kind, id, initial, asked, contentOf } = watched;
  const revision = () => editor.state.serverRevision;
  const revisionAt = () => editor.state.serverRevisionAt;
  const serverRevision = useSyncExternalStore(editor.subscribe, revision, revision);
  const serverRevisionAt = useSyncExternalStore(editor.subscribe, revisionAt, revisionAt);
  const query = useQuery({
    ...asked,
    initialData: initial as never,
    refetchInterval: REREAD_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 5_000,
  });
  const { dataUpdatedAt, refetch } = query;
  const data = query.data as Row;
  const otherTabs = useOtherTabs(editor, { kind, id, onSaved: () => void refetch() });

  const theirs = useMemo(() => contentOf(data), [data, contentOf]);
  const isOther = useMemo(() => editor.differs(serverRevision, theirs), [editor, serverRevision, theirs]);
  return {
    record: data,
    /** Reads what is stored now. */
    readAnew: refetch,
    otherTabs,
    /** What is stored now, where it is not what this editor knows of. */
    theirs: dataUpdatedAt >= serverRevisionAt && isOther ? theirs : undefined,
    /** Takes what is stored where nothing was changed here; otherwise the next save asks. */
    take() {
      if (editor.isDirty) return;
      editor.set({ stored: theirs, serverRevision: theirs, serverRevisionAt: 0 });
      editor.edit('take', () => theirs);
    },
  };
}

export type StoredWatch = Pick<ReturnType<typeof useStoredWatch>, 'otherTabs' | 'take'> & {
  readonly theirs: unknown;
};
