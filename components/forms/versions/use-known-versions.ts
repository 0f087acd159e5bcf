'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SeenVersion } from '@/components/editing/seen-versions';
import { useSeenVersions } from '@/components/editing/use-seen-versions';
import { documentOf, type FormDocument, isChanged } from '@/components/forms/document/form-document';
import type { FormRecord } from '@/components/forms/records';
import { useSession } from '@/components/session/session-context';
import { callConsole } from '@/lib/api/console-call';
import type { Json } from '@/lib/contract/scalars';
import { tryParseJson } from '@/lib/json/parse-json';
import { isJsonObject, own } from '@/lib/json/same-json';
import { seenVersionOf, VERSIONS } from './seen-version';

/** A write of the form through this console (`GET /api/console/activity`). */
export type FormAct = {
  readonly id: number;
  readonly at: string;
  readonly user: { readonly name: string };
  readonly operationId: string;
  /** Null where the console stopped before the answer was known. */
  readonly status: number | null;
};

/** A content that the form had, and who is known to have made it. */
export type KnownVersion = SeenVersion<FormDocument> & { readonly id: string; readonly by?: string };

const ACTS = 30;
/** Activity entries whose content is read by itself: each is a request. */
const READ = 10;
const writes = ['createForm', 'replaceForm', 'publishForm'];

/** The contents of a form that this browser saw or that the activity holds, the newest first, and what was done to it. */
export function useKnownVersions(formId: string, record: FormRecord) {
  const { connection } = useSession();
  const connectionId = connection?.id ?? '';
  const stored = useMemo(() => seenVersionOf(record), [record]);
  const seen = useSeenVersions(VERSIONS, formId, stored, { isRead: true });

  const path = `/forms/${encodeURIComponent(formId)}`;
  const query = new URLSearchParams({ connection_id: connectionId, path, limit: String(ACTS) });
  const activity = useQuery({
    queryKey: ['activity of form', connectionId, formId, record.version, record.status],
    queryFn: ({ signal }) => callConsole<{ data: readonly FormAct[] }>(`activity?${query}`, { signal }),
  });
  const acts = activity.data?.data ?? [];
  const told = acts.filter(
    ({ operationId, status }) => writes.includes(operationId) && status !== null && status < 300,
  );
  const details = useQueries({
    queries: told.slice(0, READ).map((act) => ({
      queryKey: ['activity entry of form', act.id],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async () => {
        const { replyBody } = await callConsole<{ replyBody: string | null }>(`activity/${act.id}`);
        return versionOfAct(act, replyBody) ?? null;
      },
    })),
  });
  const fromActs = details.flatMap(({ data }) => data ?? []);
  const byVersion = new Map(fromActs.map((version) => [version.version, version]));
  const fromHere = seen.map((version, place): KnownVersion => {
    const by = version.version === undefined ? undefined : byVersion.get(version.version)?.by;
    return {
      ...version,
      id: `seen ${version.version} ${version.at} ${place}`,
      ...(by !== undefined && { by }),
    };
  });
  return {
    versions: withActs(fromHere, fromActs),
    acts,
    error: activity.error,
  };
}

/** What was seen here and what the activity holds beside it, the newest first; without numbers the content tells. */
export function withActs(
  seen: readonly KnownVersion[],
  fromActs: readonly KnownVersion[],
): readonly KnownVersion[] {
  const isSeen = ({ version, content }: KnownVersion) =>
    seen.some(
      (one) => one.version === version && (version !== undefined || !isChanged(one.content, content)),
    );
  const others = fromActs.filter((version) => !isSeen(version));
  return [...seen, ...others].toSorted((one, other) => other.at.localeCompare(one.at));
}

/** The content that a write was answered with; undefined where the activity holds no whole one of it. */
export function versionOfAct(act: FormAct, replyBody: string | null): KnownVersion | undefined {
  const reply = tryParseJson(replyBody ?? '') as Json | undefined;
  const inner = own(reply, 'data') ?? own(reply, 'form');
  const form = isJsonObject(inner) ? inner : reply;
  if (!isJsonObject(form) || own(form, 'campos') === undefined) return undefined;
  const version = own(form, 'version');
  return {
    id: `act ${act.id}`,
    version: version === undefined || version === null ? undefined : String(version),
    at: act.at,
    by: act.user.name,
    content: documentOf(form),
  };
}
