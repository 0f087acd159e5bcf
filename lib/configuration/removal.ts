import type { ConfigurationKind } from '@/lib/resources/configuration';
import type { Difference } from './comparison';

/** Lists whose items are the content of a document, which is taken over whole: nothing else stands behind an item. */
const contents: readonly string[] = ['graph', 'triggers', 'horario', 'excepciones'];

/**
 * Whether taking a difference over would remove an item that only the target has, a stage or a price or a field of a
 * form: never done unless it was ticked by itself.
 */
export function isRemoval({ lists }: Pick<ConfigurationKind, 'lists'>, difference: Difference): boolean {
  const { path, source, target } = difference;
  if (source !== undefined || target === undefined || contents.includes(path[0]!)) return false;
  return lists.some(
    ({ at }) => at.length + 1 === path.length && at.every((name, place) => path[place] === name),
  );
}
