'use client';

import { type QueryClient, useQueries } from '@tanstack/react-query';
import { useLocale, useTimeZone } from 'next-intl';
import { useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { queryOf, type Target } from '@/lib/api/queries';
import { lookFor, type Search } from '@/lib/resources/search';
import type { Looking, Round } from '@/lib/search/look';
import { ranked } from '@/lib/search/rank';
import { keyOfRounds } from '@/lib/search/round-key';
import { type FoundRow, type Hit, hitsOf } from './hit';
import { useSearchKinds } from './use-search-kinds';
import { waitOf } from './wait-of';

/** Letters from which on records are looked for. */
export const LEAST = 2;
/** A page of a list that was read is taken for as long as this, whatever is typed meanwhile. */
const FRESH_MS = 60_000;

/** What became of looking for records of one kind. */
export type KindSearch = {
  readonly search: Search;
  readonly hits: readonly Hit[];
  /** All that was found; what nothing leads to is not among the hits. */
  readonly rows: readonly FoundRow[];
  readonly isPending: boolean;
  /** It waits for the network. */
  readonly isPaused: boolean;
  /** The last round could not be read. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** A round that failed is under way again. */
  readonly isRetrying: boolean;
  /** How many rows were compared here; undefined where the server searched. */
  readonly searched: number | undefined;
  /** How many there are, where the server says it. */
  readonly total: number | undefined;
  /** Of several lists, those that were not searched yet, or could not be read. */
  readonly unread: number;
  /** Searches on; absent where nothing is left, and while a round is under way. */
  readonly searchOn: (() => void) | undefined;
  readonly isSearchingOn: boolean;
  /** It was searched on, to the end. */
  readonly isSearchedOut: boolean;
};

/** Records of all kinds that hold a text, the best first; kinds that cannot be read take nothing away from the others. */
export function useSearch(text: string, isEnabled = true) {
  const target = useTarget();
  const where = { locale: useLocale(), timeZone: useTimeZone() ?? 'UTC' };
  const { kinds, ...loading } = useSearchKinds();
  const typed = text.trim();
  const isAsked = isEnabled && typed.length >= LEAST && target.connectionId !== undefined;
  const [goneOn, setGoneOn] = useState<GoneOn>({ typed, rounds: {} });
  const rounds = goneOn.typed === typed ? goneOn.rounds : {};

  const asked = kinds.flatMap((search) => {
    const count = rounds[search.of.name] ?? 1;
    return Array.from({ length: count }, (_, round) => ({ search, round }));
  });
  const keyOfRound = (search: Search, round: number) => [
    ...keyOfRounds(search.of.operations.list, target),
    search.of.name,
    typed,
    where,
    round,
  ];
  const reads = useQueries({
    queries: asked.map(({ search, round }) => ({
      queryKey: keyOfRound(search, round),
      queryFn: ({ client }: { client: QueryClient }) => {
        const before = client.getQueryData<Round<FoundRow>>(keyOfRound(search, round - 1));
        const looking = { read: reader(client, target), now: Date.now(), ...where };
        return lookFor(search)(typed, before?.next, looking) as Promise<Round<FoundRow>>;
      },
      staleTime: FRESH_MS,
      structuralSharing: false,
      enabled: isAsked,
      // What it reads by has tried again already.
      retry: false,
    })),
  });

  const found = kinds.map((search): KindSearch => {
    const own = reads.filter((_, at) => asked[at]!.search === search);
    const done = own.flatMap(({ data }) => (data ? [data] : []));
    const last = own.at(-1);
    const next = last?.data?.next;
    const count = own.length + 1;
    const { isPending, isPaused } = waitOf(last, isAsked);
    const rows = done.flatMap((round) => round.found);
    const goOn = () => setGoneOn({ typed, rounds: { ...rounds, [search.of.name]: count } });
    return {
      search,
      hits: hitsOf(search, rows, typed),
      rows,
      isPending,
      isPaused,
      error: last?.data ? null : (last?.error ?? null),
      retry: () => void last?.refetch(),
      isRetrying: isPending && (last?.errorUpdateCount ?? 0) > 0,
      searched: sumOf(done.map(({ searched }) => searched)),
      total: done.at(-1)?.total ?? done[0]?.total,
      unread: last?.data?.unread ?? 0,
      searchOn: next && goOn,
      isSearchingOn: isPending && own.length > 1,
      isSearchedOut: own.length > 1 && last?.data !== undefined && !next,
    };
  });
  const all = isAsked ? found : [];
  return {
    typed,
    isAsked,
    kinds: all,
    hits: ranked(all.flatMap(({ hits }) => hits)),
    isPending: isAsked && (loading.isPending || all.some((kind) => kind.isPending)),
    /** It waits for the network. */
    isPaused: all.some((kind) => kind.isPaused),
    /** What could be found is not known: nothing was searched. */
    error: loading.error,
    retry: loading.retry,
  };
}

type GoneOn = { readonly typed: string; readonly rounds: Readonly<Record<string, number>> };

function reader(client: QueryClient, target: Target): Looking['read'] {
  return (operation, sent) => client.fetchQuery({ ...queryOf(operation, sent, target), staleTime: FRESH_MS });
}

function sumOf(counts: readonly (number | undefined)[]): number | undefined {
  const known = counts.filter((count) => count !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, count) => sum + count, 0);
}
