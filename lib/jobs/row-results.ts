import type { ItemResult, ItemState, WrittenRow } from './job';

/** What came of each row, where items stand for several: by the step that writes it. */
export function rowResults(results: readonly ItemResult[]): readonly ItemResult[] {
  return results.flatMap((result): readonly ItemResult[] => {
    const { rows } = result.item;
    if (!rows?.length) return [result];
    return rows.map((row) => ({ item: { id: row.id, cells: row.cells }, state: stateOf(row, result.state) }));
  });
}

/** Steps are done in their order, and what fails ends the try: those behind it are not sent. */
function stateOf({ step, note }: WrittenRow, state: ItemState): ItemState {
  const { outcome, made, steps = {}, message } = state;
  if (outcome === 'done') return { outcome, made, note };
  if (!outcome || outcome === 'skipped') return state;
  const own = steps[step];
  if (!own) return { outcome: 'skipped', message };
  if ('reply' in own) return { outcome: 'done', made, note };
  return { ...state, outcome: own.openSince === undefined ? 'refused' : 'unknown' };
}
