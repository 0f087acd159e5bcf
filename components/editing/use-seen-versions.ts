'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '@/components/session/session-context';
import { isSameContent, type SeenVersion, seenVersions } from './seen-versions';

/**
 * Notes each version of a document that is seen while it is open, and reads those that were. The document is read again
 * now and then: what it held is only looked for among those that are kept where it is another than before.
 *
 * @param seen the same object until the document is read again; undefined where what is stored is no version
 * @param isRead whether they are shown
 */
export function useSeenVersions<Content extends object>(
  database: string,
  id: string,
  seen: SeenVersion<Content> | undefined,
  { isRead }: { readonly isRead: boolean },
): readonly SeenVersion<Content>[] {
  const { user, connection } = useSession();
  const key = `${user.id}/${connection?.id ?? ''}/${id}`;
  const client = useQueryClient();
  const last = useRef<{ readonly key: string; readonly content: Content }>(undefined);
  useEffect(() => {
    if (!seen) return;
    const { content } = seen;
    if (last.current?.key === key && isSameContent(last.current.content, content)) return;
    last.current = { key, content };
    void seenVersions<Content>(database)
      .note(key, seen)
      .then(() => client.invalidateQueries({ queryKey: queryKeyOf(database, key) }));
  }, [client, database, key, seen]);
  const { data } = useQuery({
    queryKey: queryKeyOf(database, key),
    queryFn: () => seenVersions<Content>(database).read(key),
    enabled: isRead,
    // The browser's own, also without a network; numbers in it are objects that must stay what they are.
    networkMode: 'always',
    structuralSharing: false,
  });
  return data ?? none;
}

const queryKeyOf = (database: string, key: string) => ['console', 'versions seen', database, key];
const none: readonly never[] = [];
