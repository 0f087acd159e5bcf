'use client';

import { useCatalog } from '@/components/webhooks/directory/use-catalog';
import { rawOf } from '@/lib/api/tolerant';
import { tryParseJson } from '@/lib/json/parse-json';

/** The catalogue's example of the event in a body, as JSON: how the server orders the keys of that type. */
export function useEventShape(body: string): string | undefined {
  const { query } = useCatalog();
  const { type } = (tryParseJson(body) ?? {}) as { readonly type?: unknown };
  const info = query.data?.items.find((each) => each.type === type);
  return info?.example === undefined ? undefined : JSON.stringify(rawOf(info.example));
}
