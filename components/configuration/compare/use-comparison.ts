'use client';

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { SideRef } from '@/lib/configuration/comparison';
import { FILES } from './compare-address';
import type { KeptFiles } from './kept-files';
import { noProgress, type Progress, withLine } from './progress';
import { readComparison } from './read-comparison';
import type { Sides } from './sides';

/** What is compared with what, as requests name it. */
export type Compared = { readonly source: SideRef; readonly target: string };

/** Undefined while a side is open, or its files are not here. */
export function comparedOf({ source, target }: Sides, files: KeptFiles | undefined): Compared | undefined {
  if (source === undefined || target === undefined) return undefined;
  if (source !== FILES) return { source: { kind: 'connection', connectionId: source }, target };
  return files && { source: { kind: 'files', name: files.name, files: files.files }, target };
}

/** Names two sides: another file that is brought is another side. */
export function placeOf({ source, target }: Sides, files: KeptFiles | undefined): string {
  return `${source === FILES ? `${FILES} ${files?.id}` : source} ${target}`;
}

/** By what a comparison, and below it what is read of its records, is kept. */
export const comparisonKey = (place: string) => ['console', 'configuration', 'comparison', place];

/** Kept this long while another page is looked at. */
const KEPT_MS = 30 * 60_000;

/** Compares two sides once, and again when it is asked to; what is on the way says how far it is. */
export function useComparison(sides: Sides, files: KeptFiles | undefined) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>(noProgress);
  const compared = comparedOf(sides, files);
  const queryKey = comparisonKey(placeOf(sides, files));
  const optionsOf = (isFresh: boolean) =>
    queryOptions({
      queryKey,
      queryFn: ({ signal }) => {
        setProgress(noProgress);
        return readComparison(
          { ...compared!, ...(isFresh && { isFresh }) },
          { signal, onProgress: (line) => setProgress((before) => withLine(before, line)) },
        );
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: KEPT_MS,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    });
  const { data, error, isFetching } = useQuery({
    ...optionsOf(false),
    enabled: sides.isAsked && compared !== undefined,
  });
  /** With `isFresh` both sides are read anew; else what was read in the last minutes counts. */
  const again = async (isFresh: boolean) => {
    await client.cancelQueries({ queryKey, exact: true });
    client.removeQueries({ queryKey: [...queryKey, 'record'] });
    await client.fetchQuery({ ...optionsOf(isFresh), staleTime: 0 }).catch(() => undefined);
  };
  const stop = useCallback(
    () => void client.cancelQueries({ queryKey: ['console', 'configuration', 'comparison'] }),
    [client],
  );
  return { comparison: data, error, isComparing: isFetching, progress, compared, again, stop };
}
