import { parseDate } from '@internationalized/date';
import { nothingOf, type ValuesOf } from '@/lib/fields/address';
import { choice, date, text } from '@/lib/fields/codecs';

export const outcomes = ['done', 'refused', 'unknown'] as const;

/** Filters of the activity page as its address holds them; empty text asks nothing. */
export const activityFilters = {
  user: text,
  /** This one without it. */
  connection: text,
  /** The path of one record of the API: `/deals/7`. */
  record: text,
  /** A plan of configuration, by its id. */
  plan: text,
  operation: text,
  outcome: choice(outcomes),
  /** The first and the last day, in the time zone that the page shows. */
  from: date,
  to: date,
};
export type ActivityFilters = ValuesOf<typeof activityFilters>;
export const noFilters: ActivityFilters = nothingOf(activityFilters);

/** Stands for all connections in the address. */
export const ALL_CONNECTIONS = 'all';

/**
 * Filters as they are asked: those of the connection that is looked at, unless the address says otherwise or names a
 * plan, which is of its target whichever is looked at.
 */
export function scoped(filters: ActivityFilters, here: string | undefined): ActivityFilters {
  const { connection, plan } = filters;
  const usual = plan === '' ? (here ?? '') : '';
  return { ...filters, connection: connection === ALL_CONNECTIONS ? '' : connection || usual };
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
  if (filters.record) query.set('path', filters.record);
  if (filters.plan) query.set('plan', filters.plan);
  if (filters.operation) query.set('operation_id', filters.operation);
  if (filters.outcome) query.set('outcome', filters.outcome);
  if (filters.from) query.set('from', parseDate(filters.from).toDate(timeZone).toISOString());
  if (filters.to) query.set('to', parseDate(filters.to).add({ days: 1 }).toDate(timeZone).toISOString());
  if (cursor !== undefined) query.set('cursor', String(cursor));
  return query.toString();
}
