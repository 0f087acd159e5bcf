/** Parts of a view's query that are not filters: the columns, in the texts in which they are stored. */
const COLUMNS = 'columns';

/** What a view keeps: the filters that are set, and the columns where somebody chose them. */
export function viewQuery(filters: string, columns: readonly string[] | null): string {
  const params = new URLSearchParams(filters);
  if (columns) params.set(COLUMNS, columns.join(','));
  return params.toString();
}

/** The filters and the columns of a view; `null` where it was saved without any. */
export function readView(query: string): { filters: string; columns: readonly string[] | null } {
  const params = new URLSearchParams(query);
  const columns = params.get(COLUMNS)?.split(',').filter(Boolean);
  params.delete(COLUMNS);
  return { filters: params.toString(), columns: columns?.length ? columns : null };
}

/** Whether a list is as the view has it, whatever the order of its filters; columns count where it has them. */
export function isAsView(view: string, filters: string, columns: readonly string[] | null): boolean {
  const kept = readView(view);
  if (sorted(kept.filters) !== sorted(filters)) return false;
  return kept.columns === null || kept.columns.join() === columns?.join();
}

function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
