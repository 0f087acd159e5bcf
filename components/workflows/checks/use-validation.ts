'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTarget } from '@/components/session/session-context';
import { call, type Sending } from '@/lib/api/client';
import { validateWorkflow } from '@/lib/api/contract/workflows';
import { keyOf } from '@/lib/api/queries';
import { withRawReply } from '@/lib/api/raw-reply';
import { readFindings } from './findings';
import { revisionOf } from './revision';
import type { RestedDocument } from './use-rested-document';

type Body = Sending<typeof validateWorkflow>['body'];

const operation = withRawReply(validateWorkflow);

/**
 * What the server has to say of the document, asked once it rests. An answer to an older revision is cancelled and
 * never shown as if it were of this one: the last answer wins.
 */
export function useValidation({ document, isCurrent }: RestedDocument) {
  const target = useTarget();
  const { graph, triggers } = document;
  const query = useQuery({
    queryKey: [...keyOf(validateWorkflow, target), revisionOf(graph), revisionOf(triggers)],
    queryFn: ({ signal }) =>
      call(
        operation,
        { body: { graph: graph ?? {}, triggers: triggers ?? [] } as Body },
        { ...target, signal },
      ) as Promise<unknown>,
    placeholderData: keepPreviousData,
    gcTime: 30_000,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const findings = useMemo(() => (query.data ? readFindings(query.data) : []), [query.data]);
  return {
    findings,
    error: query.error,
    /** The findings are of an earlier revision, or there are none yet. */
    isChecking: !isCurrent || query.isFetching,
    isChecked: query.isSuccess && !query.isPlaceholderData && isCurrent,
    retry: () => void query.refetch(),
  };
}
