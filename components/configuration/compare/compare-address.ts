import { choice, text } from '@/lib/fields/codecs';
import { configurationKinds } from '@/lib/resources/configuration';

/** Stands in the address where the source is files: they are held by the tab alone. */
export const FILES = 'files';

/** What may be shown alone; without it all that is not equal is. */
export const shownStates = [
  'onlySource',
  'onlyTarget',
  'different',
  'conflicts',
  'unresolved',
  'publication',
  'equal',
] as const;
export type ShownState = (typeof shownStates)[number];

/** What the address of the page holds. */
export const compareCodecs = {
  source: text,
  target: text,
  show: choice(shownStates),
  kind: choice(configurationKinds),
  q: text,
};

export const comparePath = '/configuration';

/** Where a record of a comparison stands: its key is `products/sku:PLAN-PRO`. */
export function recordPath(key: string): string {
  const at = key.indexOf('/');
  return `${comparePath}/records/${key.slice(0, at)}/${encodeURIComponent(key.slice(at + 1))}`;
}
