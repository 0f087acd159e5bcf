import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import { type ActivityFilters, activityQueryText } from './activity-filters';

/** Where the activity is listed; an entry is at `<path>/<id>`. */
export const activityPath = '/settings/activity';

/** The page of a plan of configuration. */
export const planPath = (id: string) => `/configuration/plans/${encodeURIComponent(id)}`;

/** A write that went through the console. `status` is null where its outcome is not known. */
export type ActivityEntry = {
  id: number;
  at: string;
  user: { id: string; name: string; email: string };
  connection: { id: string; name: string };
  operationId: string;
  method: string;
  path: string;
  status: number | null;
  requestId: string;
  /** What it was done to, by name or id; null where neither is known. */
  record: string | null;
  durationMs: number | null;
  /** The plan of configuration that it belongs to. */
  planId: string | null;
};

export type ActivityDetail = ActivityEntry & {
  requestBody: string | null;
  replyBody: string | null;
  idempotencyKey: string | null;
  attempts: number;
  /** By which all writes to the same record are found. */
  recordPath: string | null;
};

type ActivityPage = { data: ActivityEntry[]; next_cursor: number | null };

export function activityPages(filters: ActivityFilters, timeZone: string) {
  return infiniteQueryOptions({
    queryKey: ['console', 'activity', filters, timeZone],
    queryFn: ({ pageParam, signal }) =>
      callConsole<ActivityPage>(`activity?${activityQueryText(filters, timeZone, pageParam)}`, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
}

/** Whose writes there are to see. */
export const activityPeople = queryOptions({
  queryKey: ['console', 'activity-people'],
  queryFn: ({ signal }) =>
    callConsole<{ data: { id: string; name: string }[] }>('activity/people', { signal }),
});

export function activityEntry(id: string) {
  return queryOptions({
    queryKey: ['console', 'activity-entry', id],
    queryFn: ({ signal }) => callConsole<ActivityDetail>(`activity/${encodeURIComponent(id)}`, { signal }),
  });
}
