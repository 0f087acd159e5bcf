'use client';

import { useMemo } from 'react';
import { useSession } from '@/components/session/session-context';
import { useKept } from '@/components/ui/use-kept';
import { type KeptRequest, readFavourites, readRequests, withRequest } from './kept-requests';

/** The latest requests of this user to this connection, as this browser remembers them. */
export function useKeptRequests() {
  const [text, keep] = useKept(useName('requests'));
  const requests = useMemo(() => readRequests(text), [text]);
  return {
    requests,
    add: (sent: KeptRequest) => keep(JSON.stringify(withRequest(requests, sent))),
    clear: () => keep(''),
  };
}

/** The operations that this user has marked for this connection, in this browser. */
export function useFavourites() {
  const [text, keep] = useKept(useName('favourites'));
  const favourites = useMemo(() => readFavourites(text), [text]);
  return {
    favourites,
    toggle(id: string) {
      const others = favourites.filter((each) => each !== id);
      keep((others.length === favourites.length ? [...others, id] : others).join('\n'));
    },
  };
}

function useName(what: string): string {
  const { user, connection } = useSession();
  return `explorer.${what}.${user.id}.${connection?.id ?? ''}`;
}
