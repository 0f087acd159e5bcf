'use client';

import { useEffect, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import type { DraftStore } from './draft-store';

const none: ReadonlySet<string> = new Set();

/** The documents that the signed-in person has work on in this browser that is not saved, by their ids; none at first. */
export function useDraftIds<Content>(drafts: DraftStore<Content>): ReadonlySet<string> {
  const { user, connection } = useSession();
  const connectionId = connection?.id;
  const [ids, setIds] = useState(none);
  useEffect(() => {
    let isGone = false;
    const read = () =>
      void drafts.ids({ person: user.id, connectionId }).then((found) => {
        if (!isGone) setIds(found);
      });
    read();
    // An editor in another tab may have kept or saved some.
    addEventListener('focus', read);
    return () => {
      isGone = true;
      removeEventListener('focus', read);
    };
  }, [user.id, connectionId, drafts]);
  return ids;
}
