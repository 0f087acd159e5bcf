import type { JsonObject } from '@/lib/contract/scalars';
import type { Difference } from '../comparison';
import type { PlannedRecord, Warning } from '../plan';

/** What is looked at to tell what the target will do: a record of a plan and how both stand beside their configuration. */
export type Planned = Pick<
  PlannedRecord,
  'action' | 'before' | 'after' | 'differences' | 'activates' | 'state' | 'replaces'
>;

/** Warns of a record of one kind. */
export type Warn = (planned: Planned) => readonly Warning[];

/** Names of warnings, each where it holds. */
export function told(
  ...warnings: readonly (readonly [code: Warning['code'], holds: boolean, values?: Warning['values']])[]
): Warning[] {
  return warnings.flatMap(([code, holds, values]) => (holds ? [{ code, ...(values && { values }) }] : []));
}

/** Whether a field, or what stands in it, changes. */
export function changes({ differences }: Planned, ...fields: readonly string[]): boolean {
  return differences.some(({ path }) => fields.includes(path[0]!));
}

/** Keys of the items of a list that are taken away. */
export function removedFrom({ differences }: Planned, list: string): string[] {
  return differences
    .filter(isItemOf(list))
    .flatMap(({ path, source }) => (source === undefined ? path[1]! : []));
}

/** Keys of the items of a list of which one field changes. */
export function changedIn({ differences }: Planned, list: string, field: string): string[] {
  return differences.flatMap(({ path, change }) =>
    path.length >= 3 && path[0] === list && path[2] === field && change === 'changed' ? path[1]! : [],
  );
}

const isItemOf =
  (list: string) =>
  ({ path, change }: Difference): boolean =>
    path.length === 2 && path[0] === list && change !== 'order';

/** Several names as one value of words. */
export function listed(names: readonly string[]): { names: string; count: number } {
  return { names: [...new Set(names)].join(', '), count: new Set(names).size };
}

export function textOf(value: JsonObject | undefined, field: string): string | undefined {
  const text = value?.[field];
  return typeof text === 'string' ? text : undefined;
}
