'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { useDebounced } from '@/components/pickers/use-debounced';
import { call, type Sending } from '@/lib/api/client';
import { validateWorkflow } from '@/lib/api/contract/workflows';
import { keyOf } from '@/lib/api/queries';
import { useDocument } from './editor-context';
import { readFindings } from './findings';
import { revisionOf } from './revision';

type Body = Sending<typeof validateWorkflow>['body'];
const REST_MS = 350;

/**
 * What the server has to say of the document, asked once it rests. An answer to an older revision is cancelled and
 * never shown as if it were of this one: the last answer wins.
 */
export function useValidation() {
  const target = useTarget();
  const document = useDocument();
  const rested = useDebounced(document, REST_MS);
  const { graph, triggers } = rested;
  const query = useQuery({
    queryKey: [...keyOf(validateWorkflow, target), revisionOf(graph), revisionOf(triggers)],
    queryFn: ({ signal }) =>
      call(
        validateWorkflow,
        { body: { graph: graph ?? {}, triggers: triggers ?? [] } as Body },
        { ...target, signal },
      ),
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
    isChecking: rested !== document || query.isFetching,
    isChecked: query.isSuccess && !query.isPlaceholderData && rested === document,
    retry: () => void query.refetch(),
  };
}
