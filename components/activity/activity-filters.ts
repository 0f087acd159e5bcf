import { parseDate } from '@internationalized/date';

/** Filters of the activity page as its address holds them. */
export type ActivityFilters = {
  user?: string;
  connection?: string;
  operation?: string;
  outcome?: 'done' | 'refused' | 'unknown';
  /** The first and the last day, `2026-11-20`, in the time zone that the page shows. */
  from?: string;
  to?: string;
};

export const outcomes = ['done', 'refused', 'unknown'] as const;

/** Reads the filters out of the address; what is not one of them is left out. */
export function readFilters(search: URLSearchParams): ActivityFilters {
  const text = (name: string) => search.get(name) || undefined;
  return {
    user: text('user'),
    connection: text('connection'),
    operation: text('operation'),
    outcome: outcomes.find((outcome) => outcome === search.get('outcome')),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
  };
}

/** A day that the calendar has. */
function dayIn(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name) ?? '';
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${text}T`) ? text : undefined;
}

/** The address with one filter changed; `undefined` takes it out. */
export function withFilter(
  search: URLSearchParams,
  name: keyof ActivityFilters | 'entry',
  value: string | undefined,
): string {
  const changed = new URLSearchParams(search);
  if (value) changed.set(name, value);
  else changed.delete(name);
  const text = changed.toString();
  return text ? `?${text}` : '?';
}

/** Whether any filter is set. */
export function isFiltered(filters: ActivityFilters): boolean {
  return Object.values(filters).some(Boolean);
}

/** The query of `GET /api/console/activity`; days begin and end in the time zone. */
export function activityQueryText(
  filters: ActivityFilters,
  timeZone: string,
  cursor: number | undefined,
): string {
  const query = new URLSearchParams({ limit: '50' });
  if (filters.user) query.set('user_id', filters.user);
  if (filters.connection) query.set('connection_id', filters.connection);
  if (filters.operation) query.set('operation_id', filters.operation);
  if (filters.outcome) query.set('outcome', filters.outcome);
  if (filters.from) query.set('from', parseDate(filters.from).toDate(timeZone).toISOString());
  if (filters.to) query.set('to', parseDate(filters.to).add({ days: 1 }).toDate(timeZone).toISOString());
  if (cursor !== undefined) query.set('cursor', String(cursor));
  return query.toString();
}
