'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import type { Sending } from '@/lib/api/client';
import { createWorkflow, listWorkflows, replaceWorkflow } from '@/lib/api/contract/workflows';
import type { Id } from '@/lib/api/loose';
import { keyOf } from '@/lib/api/queries';
import { resending } from '@/lib/api/resend';
import { write } from '@/lib/api/write';
import type { JsonNode } from '@/lib/json/json-tree';

/** The contract's body: a document's parts are whatever JSON they are, and go as they are. */
type PutBody = Sending<typeof replaceWorkflow>['body'];

export type NewWorkflow = {
  readonly nombre: string;
  readonly content?: WorkflowDocument | undefined;
  /** The text that the content came in. */
  readonly like?: JsonNode | undefined;
};

/**
 * Makes a workflow: the API creates it empty, then its content is put. Where the second step fails the first is not
 * repeated: trying again fills the one that was made.
 */
export function useCreateWorkflow() {
  const target = useTarget();
  const client = useQueryClient();
  const [made] = useState(() => ({ current: undefined as { nombre: string; id: Id } | undefined }));
  const [sending] = useState(() => resending<{ body: { nombre: string } }>());
  const [filling] = useState(() => resending<{ path: { wf_id: Id }; body: PutBody }>());

  return useMutation({
    mutationFn: async ({ nombre, content, like }: NewWorkflow): Promise<Id> => {
      if (made.current?.nombre !== nombre) made.current = { nombre, id: await create(nombre) };
      const { id } = made.current;
      const sent = content && (await sentAs({ ...content, nombre }, like));
      if (sent) {
        await filling.send({ path: { wf_id: id }, body: sent }, (same) =>
          write(replaceWorkflow, same, target, { client }),
        );
      }
      made.current = undefined;
      return id;
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listWorkflows, target) }),
  });

  async function create(nombre: string): Promise<Id> {
    const created = await sending.send({ body: { nombre } }, (same) =>
      write(createWorkflow, same, target, { client }),
    );
    if (created.id === undefined) throw new Error('The reply holds no id');
    return created.id;
  }
}

/** What a document is put by, as a text like the one that it came in; its code comes with the first that is made. */
async function sentAs(content: WorkflowDocument, like: JsonNode | undefined): Promise<PutBody | undefined> {
  const [{ bodyOf }, { textOfParts }, { JsonText }] = await Promise.all([
    import('@/components/workflows/document/document'),
    import('@/components/editing/document-text'),
    import('@/lib/json/json-text'),
  ]);
  const body = bodyOf({ nombre: content.nombre, folder_id: content.folder_id ?? null }, content);
  if (Object.keys(body).length === 0) return undefined;
  return new JsonText(textOfParts(body, like)) as unknown as PutBody;
}
