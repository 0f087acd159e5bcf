import type { Json } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';

/** What a text holds as JSON, else why it is none. */
export type ReadJson = { readonly value: Json; readonly reason?: undefined } | { readonly reason: string };

export function readJson(text: string): ReadJson {
  try {
    return { value: parseJson(text) as Json };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
