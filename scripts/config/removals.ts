import type { ComparedRecord, Difference } from '../../lib/configuration/comparison.ts';

/** What a person types to remove one thing of a record, a stage or a price: `pipelines/nombre:Ventas#stages/Perdido`. */
export function removalName(
  { key }: Pick<ComparedRecord, 'key'>,
  { path }: Pick<Difference, 'path'>,
): string {
  return `${key}#${path.join('/')}`;
}

/** A text as a shell takes it for one argument. */
export function quoted(text: string): string {
  return /^[\w./:@+%,=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
