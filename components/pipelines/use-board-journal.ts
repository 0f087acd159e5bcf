'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { reduceJournal, withJournal } from './board-journal';
import { oldestReading } from './column-query';
import type { BoardColumn } from './records';
import { withSinglePlaces } from './single-places';

/** The columns read from the server, with what this page did since. */
export function useBoardJournal(read: readonly BoardColumn[]) {
  const { connectionId } = useTarget();
  const client = useQueryClient();
  const [journal, changeJournal] = useReducer(reduceJournal, []);
  const single = useMemo(() => withSinglePlaces(read), [read]);
  const columns = useMemo(() => withJournal(single, journal), [single, journal]);

  useEffect(() => {
    const shown = read.map((column) => column.readFrom);
    changeJournal({ do: 'prune', readFrom: Math.min(...shown, oldestReading(client, { connectionId })) });
  }, [read, client, connectionId]);

  return { columns, changeJournal };
}
