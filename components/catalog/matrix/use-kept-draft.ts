'use client';

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import type { Id } from '@/lib/api/loose';
import type { PriceRecord } from '@/lib/api/records';
import { holdsWork } from '@/lib/catalog/sheet/changes';
import type { Draft } from '@/lib/catalog/sheet/draft';
import { rebase } from '@/lib/catalog/sheet/rebase';
import type { OpenSend } from '@/lib/catalog/sheet/save-steps';
import { DraftKeeper, draftOfKept, type KeptDraft } from './kept-draft';

const REST_MS = 400;

type Kept = {
  productId: Id;
  draft: Draft;
  latest: RefObject<Draft>;
  records: readonly PriceRecord[];
  isReadOnly: boolean;
  onRestore: (change: (draft: Draft) => Draft) => void;
};

/**
 * Keeps what is not saved in this browser, by person, connection and product, and what was sent without a known end. One
 * from before is offered; until somebody decides on it, it stays beside what is typed now.
 */
export function useKeptDraft({ productId, draft, latest, records, isReadOnly, onRestore }: Kept) {
  const { user, connection } = useSession();
  const [keeper] = useState(() => new DraftKeeper(`${user.id}/${connection?.id ?? ''}/${productId}`));
  const [sends] = useState(() => new Map<string, OpenSend>());
  const [found, setFound] = useState<readonly KeptDraft[]>([]);
  const [offered] = found;

  const judge = useEffectEvent((all: readonly KeptDraft[]) => {
    const isWorth = (kept: KeptDraft) => holdsWork(rebase(draftOfKept(kept), records));
    setFound(all.filter(isWorth));
    for (const kept of all) if (!isWorth(kept)) void keeper.forget(kept);
  });
  useEffect(() => {
    if (isReadOnly) return;
    let isGone = false;
    void keeper.others().then((all) => !isGone && judge(all));
    return () => {
      isGone = true;
    };
  }, [keeper, isReadOnly]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  async function keepNow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isReadOnly) await keeper.keep(latest.current, sends);
  }
  const keepRested = useEffectEvent(() => void keepNow());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is kept
  useEffect(() => {
    timer.current = setTimeout(keepRested, REST_MS);
    return () => clearTimeout(timer.current);
  }, [draft]);
  useEffect(() => {
    const flush = () => timer.current !== undefined && keepRested();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return {
    sends,
    offered,
    /** It would take the place of what was typed since. */
    canRestore: !holdsWork(draft),
    /** Notes what is sent, and is done once the browser has it; without `send` its end is known. */
    async noteSend(place: string, send: OpenSend | undefined) {
      if (!send) {
        sends.delete(place);
        return;
      }
      sends.set(place, send);
      await keepNow();
    },
    /** Done once the browser has what is typed. */
    keepNow,
    restore() {
      if (!offered || holdsWork(latest.current)) return;
      for (const [place, send] of offered.sends) sends.set(place, send);
      onRestore(() => rebase(draftOfKept(offered), records));
      void keeper.keep(latest.current, sends, offered);
      setFound([]);
    },
    dismiss() {
      if (offered) void keeper.forget(offered);
      setFound(found.slice(1));
    },
  };
}
