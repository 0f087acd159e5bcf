import { dehydrate, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KnownState } from './known-state';

type KnownDataProps = {
  /** What queries of the page answer, by their keys; undefined what could not be read. */
  data: readonly (readonly [QueryKey, unknown])[];
  children: ReactNode;
};

/**
 * Puts what the server has read out of the console's own store into the page that it writes: it is drawn in the HTML,
 * and the page's queries have it without asking. What could not be read they ask for, and say why not.
 */
export function KnownData({ data, children }: KnownDataProps) {
  const client = new QueryClient();
  for (const [key, known] of data) if (known !== undefined) client.setQueryData(key, known);
  return <KnownState state={dehydrate(client)}>{children}</KnownState>;
}

/** What was read as an address of the console answers it, with dates as text; undefined where that failed. */
export async function asSent(reading: Promise<unknown>): Promise<unknown> {
  try {
    return JSON.parse(JSON.stringify(await reading));
  } catch {
    return undefined;
  }
}
