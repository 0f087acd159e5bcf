import type { Messages } from 'next-intl';
import type { Locale } from './locale';
import type { messageAreas } from './messages.generated';

export type MessageArea = (typeof messageAreas)[number];

/** The words that every page has: the shared ones, and what each area calls itself and its pages. */
export function wordsOfEveryPage(all: Messages): Partial<Messages> {
  const areas = Object.entries(all).flatMap(([name, words]) =>
    'area' in words ? [[name, { area: words.area }]] : [],
  );
  return { ...Object.fromEntries(areas), ui: all.ui, shell: all.shell };
}

/** Reads the words of some areas in one language. */
export async function loadMessages<A extends MessageArea>(
  locale: Locale,
  areas: readonly A[],
): Promise<Pick<Messages, A>> {
  const entries = await Promise.all(
    areas.map(async (area) => [area, (await import(`../messages/${locale}/${area}.json`)).default]),
  );
  return Object.fromEntries(entries);
}
