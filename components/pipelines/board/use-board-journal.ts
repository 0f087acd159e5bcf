'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import type { BoardColumn } from '@/components/pipelines/board-columns';
import { useTarget } from '@/components/session/session-context';
import { asShownIn, reduceJournal, withJournal } from './board-journal';
import { oldestReading } from './column-query';
import { withSinglePlaces } from './single-places';

/** The columns of one state, or of all where it is empty, as read from the server, with what this page did since. */
export function useBoardJournal(read: readonly BoardColumn[], estado: string) {
  const { connectionId } = useTarget();
  const client = useQueryClient();
  const [journal, changeJournal] = useReducer(reduceJournal, []);
  const single = useMemo(() => withSinglePlaces(read), [read]);
  const shown = useMemo(() => asShownIn(estado, journal), [estado, journal]);
  const columns = useMemo(() => withJournal(single, shown), [single, shown]);

  useEffect(() => {
    const moments = read.map((column) => column.readFrom);
    changeJournal({ do: 'prune', readFrom: Math.min(...moments, oldestReading(client, { connectionId })) });
  }, [read, client, connectionId]);

  return { columns, changeJournal };
}
