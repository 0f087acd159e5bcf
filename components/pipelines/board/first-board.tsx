'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTarget } from '@/components/session/session-context';
import { LoadingState } from '@/components/ui/states';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { queryOf } from '@/lib/api/queries';
import { firstBoardHref } from './first-board-href';

/** Leads on to the board of the default pipeline; what it read for that is what the board then shows. */
export function FirstBoard() {
  const router = useRouter();
  const { data, isError } = useQuery(queryOf(listPipelines, {}, useTarget()));
  // The list says what went wrong and offers another try.
  const href = data ? firstBoardHref(data.items) : isError ? '/pipelines' : undefined;
  useEffect(() => {
    if (href) router.replace(href);
  }, [href, router]);
  return (
    <div className="p-6">
      <LoadingState />
    </div>
  );
}
