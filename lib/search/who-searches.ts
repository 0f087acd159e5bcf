import { ApiError } from '@/lib/api/api-error';
import type { Page } from '@/lib/api/reply';

/** A word that no record has, short and of letters alone: servers refuse what is longer, or has signs. */
const NOWHERE = 'zqxjkvwqxz';

/**
 * Who searched, as far as the first page of an answer tells (docs/decisions/0296): `either` where it makes no difference;
 * `unsure` where records came that do not hold what was typed, or where there are more of them.
 *
 * @param holding how many of the page's records hold what was typed
 */
export function whoSearched({ items, nextCursor }: Page<unknown>, holding: number): 'either' | 'unsure' {
  return holding === items.length && (items.length === 0 || nextCursor === null) ? 'either' : 'unsure';
}

/**
 * Whether a server searches a list by a parameter that the document does not name: it is asked for the newest record with
 * a word that none has. One that answers some does `not`, as far as can be told; of one that refuses the word, having
 * taken what was typed, it is not known. @throws ApiError
 */
export async function doesSearch(
  ask: (text: string) => Promise<{ readonly items: readonly unknown[] }>,
): Promise<'does' | 'not' | 'unknown'> {
  try {
    return (await ask(NOWHERE)).items.length === 0 ? 'does' : 'not';
  } catch (error) {
    if (isRefusal(error)) return 'unknown';
    throw error;
  }
}

/** Whether the server refused how it was asked. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 422].includes(error.status);
}
