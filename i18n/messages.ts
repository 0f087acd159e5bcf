import type { Messages } from 'next-intl';
import type { Locale } from './locale';

/** The message files; each is a namespace of the same name. */
export const messageAreas = [
  'ui',
  'shell',
  'auth',
  'settings',
  'activity',
  'forecast',
  'contacts',
  'overview',
  'pipelines',
  'pipeline-settings',
  'receiver',
  'webhooks',
  'workflows',
] as const;
export type MessageArea = (typeof messageAreas)[number];

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
