'use client';

import { useMemo } from 'react';
import { useSession } from '@/components/session/session-context';
import { useKept } from '@/components/ui/use-kept';
import { sentRequestsName } from '@/lib/records/sent-requests';
import { type KeptRequest, keepWhatFits, readFavourites, readRequests, withRequest } from './kept-requests';

/** The latest requests of this user to this connection, as this browser remembers them. */
export function useKeptRequests() {
  const { user, connection } = useSession();
  const name = sentRequestsName(user.id, connection?.id ?? '');
  const [text, keep] = useKept(name);
  const requests = useMemo(() => readRequests(text), [text]);
  return {
    requests,
    /** To what is stored now: another tab, or a later request, may have added its own since this was drawn. */
    add(sent: KeptRequest) {
      keepWhatFits(withRequest(readRequests(localStorage.getItem(name) ?? ''), sent), keep);
    },
    clear: () => keep(''),
  };
}

/** The operations that this user has marked for this connection, in this browser. */
export function useFavourites() {
  const { user, connection } = useSession();
  const [text, keep] = useKept(`explorer.favourites.${user.id}.${connection?.id ?? ''}`);
  const favourites = useMemo(() => readFavourites(text), [text]);
  return {
    favourites,
    toggle(id: string) {
      const others = favourites.filter((each) => each !== id);
      keep((others.length === favourites.length ? [...others, id] : others).join('\n'));
    },
  };
}
