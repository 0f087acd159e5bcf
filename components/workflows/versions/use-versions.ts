'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSeenVersions } from '@/components/editing/use-seen-versions';
import { useTarget } from '@/components/session/session-context';
import { documentOf, type WorkflowDocument } from '@/components/workflows/document/document';
import type { WorkflowRecord } from '@/components/workflows/records';
import { isMissingExtension } from '@/lib/api/api-error';
import { getWorkflowVersion, listWorkflowVersions } from '@/lib/api/contract/workflow-versions';
import { hasId } from '@/lib/api/has-id';
import { queryOf } from '@/lib/api/queries';
import { rawOf } from '@/lib/api/tolerant';
import { seenVersionOf, VERSIONS } from './seen-version';

/** A publication to compare with. */
export type Version = {
  readonly id: string;
  /** When it was put in force, as far as is known. */
  readonly at: string | undefined;
  readonly isInForce: boolean;
};

/** The publications of a workflow: the server's, else those that this browser saw, which it notes meanwhile. */
export function useVersions(
  workflowId: string,
  record: WorkflowRecord,
  { chosen, isOn }: { readonly chosen: string | undefined; readonly isOn: boolean },
) {
  const target = useTarget();
  const path = { wf_id: workflowId };
  const asked = queryOf(listWorkflowVersions, { path, query: { limit: 100 } }, target);
  const list = useQuery({ ...asked, enabled: isOn });
  const isMissing = isMissingExtension(list.error);
  const stored = useMemo(() => seenVersionOf(record), [record]);
  const seen = useSeenVersions(VERSIONS, workflowId, stored, { isRead: isMissing });
  const versions: readonly Version[] = isMissing
    ? seen.map(({ at }, place) => ({ id: `seen ${at} ${place}`, at, isInForce: false }))
    : (list.data?.items ?? []).filter(hasId).map((one) => ({
        id: String(one.id),
        at: one.created_at,
        isInForce: one.vigente === true,
      }));
  const isRead = chosen !== undefined && !chosen.startsWith('seen ');
  const read = useQuery({
    ...queryOf(getWorkflowVersion, { path: { ...path, version_id: chosen ?? '' } }, target),
    enabled: isRead,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const readContent = useMemo(() => contentOfVersion(read.data), [read.data]);
  const seenContent = seen[versions.findIndex(({ id }) => id === chosen)]?.content;
  return {
    versions,
    isMissing,
    isPending: list.isPending || (isRead && read.isPending),
    error: isMissing ? undefined : (list.error ?? (isRead ? read.error : undefined)),
    retry: () => void (list.error ? list : read).refetch(),
    /** What the chosen one held; undefined until it is known. */
    content: chosen === undefined ? undefined : isRead ? readContent : seenContent,
  };
}

/** A publication says nothing of the name and the settings: those are not compared. */
function contentOfVersion(version: object | undefined): WorkflowDocument | undefined {
  if (version === undefined) return undefined;
  const { graph, triggers } = documentOf(rawOf(version));
  return { ...(graph !== undefined && { graph }), ...(triggers !== undefined && { triggers }) };
}
