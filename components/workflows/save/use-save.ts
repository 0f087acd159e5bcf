'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { type Finding, readPublicationErrors } from '@/components/workflows/checks/findings';
import { bodyOf, isChanged, type WorkflowDocument } from '@/components/workflows/document/document';
import { textOfParts } from '@/components/workflows/document/document-text';
import { contentOf } from '@/components/workflows/document/stored-document';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { WorkflowRecord } from '@/components/workflows/records';
import { call, type Sending } from '@/lib/api/client';
import { getWorkflow, listWorkflows, replaceWorkflow } from '@/lib/api/contract/workflows';
import { keyOf, queryOf } from '@/lib/api/queries';
import { nodeOf } from '@/lib/api/reply-node';
import { resending } from '@/lib/api/resend';
import { write } from '@/lib/api/write';
import { JsonText } from '@/lib/json/json-text';
import { revisionAfter } from './save-outcome';

type PutBody = Sending<typeof replaceWorkflow>['body'];
type Put = { readonly path: { readonly wf_id: string }; readonly body: PutBody };

/** Somebody else changed what is stored since it was read: what they made of it. */
export class StoredChanged extends Error {
  readonly theirs: WorkflowDocument;

  constructor(theirs: WorkflowDocument) {
    super('The stored workflow has changed');
    this.theirs = theirs;
  }
}

export type Saved = { readonly record: WorkflowRecord; readonly publicationErrors: readonly Finding[] };

/**
 * Saves the present document. The API has no precondition on PUT, so the stored one is read again just before and
 * compared; a difference is a `StoredChanged` and nothing is written. What is typed while the answer is on its way
 * stays unsaved: only the revision that was sent is marked as stored.
 */
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
      const sent = editor.document;
      const { stored, serverRevision } = editor.state;
      if (!isChanged(stored, sent)) return undefined;
      const read = await call(getWorkflow, { path }, target);
      const before = contentOf(read);
      if (isChanged(serverRevision, before)) {
        // An earlier write of our own may have arrived although its answer did not.
        const own = [sent, lost.current].find((one) => one && !isChanged(one, before));
        if (!own) throw new StoredChanged(before);
        editor.set({ stored: own, serverRevision: before });
        if (own === sent) return undefined;
      }
      const body = new JsonText(textOfParts(bodyOf(editor.state.stored, sent), nodeOf(read)));
      lost.current = sent;
      const record = await sending.send({ path, body: body as unknown as PutBody }, (put) =>
        write(replaceWorkflow, put, target, { client }),
      );
      lost.current = undefined;
      const { queryKey } = queryOf(getWorkflow, { path }, target);
      // A reading that began before the write would tell of what was there before.
      await client.cancelQueries({ queryKey });
      editor.set({
        stored: sent,
        serverRevision: revisionAfter(sent, contentOf(record)),
        serverRevisionAt: Date.now(),
      });
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: keyOf(listWorkflows, target) });
      return { record, publicationErrors: readPublicationErrors(record) };
    },
  });
}
