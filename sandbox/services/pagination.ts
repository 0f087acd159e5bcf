/**
 * One page of a list that goes by id ("Lists" of the conventions). `rows` were asked for with one more than
 * `limit`: where there are that many, the last id of the page is the cursor of the next.
 */
export function pageOf<Row extends { readonly id: number }, Item>(
  rows: readonly Row[],
  limit: number,
  reply: (row: Row) => Item,
): { data: Item[]; next_cursor: number | null } {
  const page = rows.slice(0, limit);
  return { data: page.map(reply), next_cursor: rows.length > limit ? page.at(-1)!.id : null };
}
