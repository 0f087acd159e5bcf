'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSession, useTarget } from '@/components/session/session-context';
import { isChanged } from '@/components/workflows/document/document';
import { contentOf } from '@/components/workflows/document/stored-document';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import type { WorkflowRecord } from '@/components/workflows/records';
import { getWorkflow } from '@/lib/api/contract/workflows';
import { queryOf } from '@/lib/api/queries';
import { draftKey } from './draft-store';

const REREAD_MS = 20_000;
type Word = { readonly kind: 'here' | 'also' | 'gone' | 'saved'; readonly tab: string };

/**
 * Looks out for others at work on the same workflow: other tabs of this browser say so themselves, other people show
 * by what is stored, which is read again now and then.
 */
export function useStoredWatch(initial: WorkflowRecord) {
  const { editor, workflowId } = useEditorScope();
  const target = useTarget();
  const name = draftKey(useSession().connection?.id, workflowId);
  const [tabs, setTabs] = useState<ReadonlySet<string>>(new Set());
  const serverRevision = useEditor((state) => state.serverRevision);
  const serverRevisionAt = useEditor((state) => state.serverRevisionAt);
  const {
    data = initial,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    ...queryOf(getWorkflow, { path: { wf_id: workflowId } }, target),
    initialData: initial,
    refetchInterval: REREAD_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 5_000,
  });

  useEffect(() => {
    const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const channel = new BroadcastChannel(`workflow ${name}`);
    const tell = (kind: Word['kind']) => channel.postMessage({ kind, tab } satisfies Word);
    channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
      if (word.kind === 'here') tell('also');
      if (word.kind === 'saved') void refetch();
      setTabs((before) => {
        const after = new Set(before);
        if (word.kind === 'gone') after.delete(word.tab);
        else after.add(word.tab);
        return after;
      });
    };
    tell('here');
    const leave = () => tell('gone');
    addEventListener('pagehide', leave);
    let { stored } = editor.state;
    const unsubscribe = editor.onContent(() => {
      if (editor.state.stored === stored) return;
      stored = editor.state.stored;
      tell('saved');
    });
    return () => {
      removeEventListener('pagehide', leave);
      unsubscribe();
      leave();
      channel.close();
    };
  }, [name, editor, refetch]);

  const theirs = useMemo(() => contentOf(data), [data]);
  const isOther = useMemo(() => isChanged(serverRevision, theirs), [serverRevision, theirs]);
  return {
    record: data,
    otherTabs: tabs.size,
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
