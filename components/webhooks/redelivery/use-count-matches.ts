'use client';

import { useCallback, useEffect, useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { type CountProgress, countMatches, type Match } from './count-matches';
import { type DeliveryQuestion, readPage } from './delivery-reader';

type Count = {
  readonly progress: CountProgress;
  /** Empty until all are counted. */
  readonly matches: readonly Match[];
  readonly isCounting: boolean;
  readonly error: unknown;
};

const nothing: Count = { progress: { count: 0, searched: 0 }, matches: [], isCounting: true, error: null };

/** Counts what a question matches, once; stops when its dialog goes. */
export function useCountMatches(question: DeliveryQuestion) {
  const { connectionId } = useTarget();
  const [count, setCount] = useState(nothing);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` counts anew where reading failed
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    setCount(nothing);
    countMatches(
      (cursor) => readPage(question, { connectionId }, { cursor, signal }),
      (progress) => signal.aborted || setCount({ ...nothing, progress }),
    ).then(
      ({ matches, searched }) =>
        signal.aborted ||
        setCount({ progress: { count: matches.length, searched }, matches, isCounting: false, error: null }),
      (error: unknown) => signal.aborted || setCount((before) => ({ ...before, isCounting: false, error })),
    );
    return () => abort.abort();
  }, [question, connectionId, tries]);

  return { ...count, retry: useCallback(() => setTries((before) => before + 1), []) };
}
