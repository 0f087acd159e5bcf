'use client';

import { usePathname, useSearchParams } from 'next/navigation';

/**
 * Text values in the page's address, each empty where it is not there. Setting them replaces the address without
 * asking the server for the page again; `query` is what links that keep the list as it is end with.
 */
export function useUrlFilter<Name extends string>(names: readonly Name[]) {
  const params = useSearchParams();
  const pathname = usePathname();
  const filter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const text = params.toString();

  function setFilter(change: Partial<Record<Name, string>>) {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries<string | undefined>(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    replaceQuery(next.toString());
  }

  /** Puts another query into the address, `tag=7&q=ana`. */
  function replaceQuery(query: string) {
    window.history.replaceState(null, '', query === '' ? pathname : `${pathname}?${query}`);
  }

  return { filter, setFilter, replaceQuery, query: text === '' ? '' : `?${text}` };
}
