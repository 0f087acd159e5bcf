'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import type { DocumentEditor, EditingState } from './document-editor';

type Word = { readonly kind: 'here' | 'also' | 'gone' | 'saved'; readonly tab: string };

/**
 * How many other tabs of this browser have the same record open (`kind` and id): they say so themselves, and say when
 * another content is stored.
 */
export function useOtherTabs<Content>(
  editor: DocumentEditor<Content, EditingState<Content>>,
  { kind, id, onSaved }: { readonly kind: string; readonly id: string; readonly onSaved: () => void },
): number {
  const name = `${kind} ${useSession().connection?.id ?? ''}/${id}`;
  const [tabs, setTabs] = useState<ReadonlySet<string>>(new Set());
  const saved = useEffectEvent(onSaved);

  useEffect(() => {
    const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const channel = new BroadcastChannel(name);
    const tell = (word: Word['kind']) => channel.postMessage({ kind: word, tab } satisfies Word);
    channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
      if (word.kind === 'here') tell('also');
      if (word.kind === 'saved') saved();
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
  }, [name, editor]);
  return tabs.size;
}
