import type { Difference } from './comparison';

/** Names a difference of a record, in choices and resolutions: the JSON text of its path with its change at the end. */
export function keyOfDifference({ path, change }: Pick<Difference, 'path' | 'change'>): string {
  return JSON.stringify([...path, change]);
}
