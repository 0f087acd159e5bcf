'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { saveDocument } from '@/components/editing/save-document';
import { useTarget } from '@/components/session/session-context';
import { type Finding, readPublicationErrors } from '@/components/workflows/checks/findings';
import { bodyOf, revisionAfter, type WorkflowDocument } from '@/components/workflows/document/document';
import { contentOf } from '@/components/workflows/document/stored-document';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { WorkflowRecord } from '@/components/workflows/records';
import { call, type Sending } from '@/lib/api/client';
import { listWorkflowVersions } from '@/lib/api/contract/workflow-versions';
import { getWorkflow, listWorkflows, replaceWorkflow } from '@/lib/api/contract/workflows';
import { keyOf, queryOf } from '@/lib/api/queries';
import { resending } from '@/lib/api/resend';
import { write } from '@/lib/api/write';

type PutBody = Sending<typeof replaceWorkflow>['body'];
type Put = { readonly path: { readonly wf_id: string }; readonly body: PutBody };

export type Saved = { readonly record: WorkflowRecord; readonly publicationErrors: readonly Finding[] };

/** Saves the present document (`saveDocument`). */
export function useSave() {
  const { editor, workflowId } = useEditorScope();
  const target = useTarget();
  const client = useQueryClient();
  const path = { wf_id: workflowId };
  const [sending] = useState(() => resending<Put>());
  const lost = useRef<WorkflowDocument>(undefined);

  return useMutation({
    // One after the other: an autosave under way is not overtaken by Ctrl+S.
    scope: { id: `save ${workflowId}` },
    mutationFn: async (): Promise<Saved | undefined> => {
      const record = await saveDocument<WorkflowDocument, WorkflowRecord>({
        editor,
        client,
        queryKey: queryOf(getWorkflow, { path }, target).queryKey,
        read: () => call(getWorkflow, { path }, { ...target, isNow: true }),
        contentOf,
        kind: { bodyOf, revisionAfter },
        send: (body) =>
          sending.send({ path, body: body as unknown as PutBody }, (put) =>
            write(replaceWorkflow, put, target, { client }),
          ),
        lost,
      });
      if (!record) return undefined;
      void client.invalidateQueries({ queryKey: keyOf(listWorkflows, target) });
      // Of a workflow in force a save may be a publication.
      void client.invalidateQueries({ queryKey: keyOf(listWorkflowVersions, target) });
      return { record, publicationErrors: readPublicationErrors(record) };
    },
  });
}
