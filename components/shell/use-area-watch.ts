'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useSession } from '@/components/session/session-context';
import { useCallOutcomes } from '@/components/session/use-call-outcomes';
import { ApiError } from '@/lib/api/api-error';
import { isNeeded } from '@/lib/connection/areas/page-access';
import { checkAreas } from './check-areas';

const closing: ReadonlySet<number> = new Set([403, 404, 405, 501]);
/** One server is not asked about the same read more often, however many calls fail. */
const PAUSE_MS = 30_000;

/** Where a page's own calls show another server than the one that is remembered, it is asked anew. */
export function useAreaWatch() {
  const router = useRouter();
  const { connection, closed } = useSession();
  const askedAt = useRef(new Map<string, number>());
  useCallOutcomes(({ key, error }) => {
    const [scope, connectionId, , operationId] = key ?? [];
    if (scope !== 'api' || !connection || connectionId !== connection.id) return;
    if (typeof operationId !== 'string' || !isNeeded(operationId)) return;
    const isClosed = closed.missing.includes(operationId) || closed.noRight.includes(operationId);
    const seemsClosed = error instanceof ApiError && closing.has(error.status);
    if (error === undefined ? !isClosed : isClosed || !seemsClosed) return;

    const name = `${connection.id} ${operationId}`;
    if (performance.now() - (askedAt.current.get(name) ?? -PAUSE_MS) < PAUSE_MS) return;
    askedAt.current.set(name, performance.now());
    // Where it cannot be asked the page says what is wrong by itself.
    void checkAreas(connection.id, [operationId]).then(
      () => router.refresh(),
      () => {},
    );
  });
}
