'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { textOfParts } from '@/components/editing/document-text';
import { fieldsOf } from '@/components/forms/document/fields';
import { contentOf, type FormDocument } from '@/components/forms/document/form-document';
import { useTarget } from '@/components/session/session-context';
import type { Sending } from '@/lib/api/client';
import { createForm, listForms, replaceForm } from '@/lib/api/contract/forms';
import type { Id } from '@/lib/api/loose';
import { keyOf } from '@/lib/api/queries';
import { resending } from '@/lib/api/resend';
import { write } from '@/lib/api/write';
import { JsonText } from '@/lib/json/json-text';
import type { JsonNode } from '@/lib/json/json-tree';

export type NewForm = {
  readonly nombre: string;
  /** Its fields and settings; without them the server makes its own. */
  readonly content?: FormDocument | undefined;
  /** The text that the content came in. */
  readonly like?: JsonNode | undefined;
};

/**
 * Makes a form with its content in one step. A server may make the form and leave out what it holds (the document of the
 * API only says that `campos` may be sent): that is put then. Where the second step fails, trying again fills the form
 * that was made.
 */
export function useCreateForm() {
  const target = useTarget();
  const client = useQueryClient();
  const [made] = useState(() => ({ current: undefined as { text: string; id: Id } | undefined }));
  const [sending] = useState(() => resending<Sending<typeof createForm>>());
  const [filling] = useState(() => resending<Sending<typeof replaceForm>>());

  return useMutation({
    mutationFn: async ({ nombre, content = {}, like }: NewForm): Promise<Id> => {
      const { campos, ajustes } = content;
      const text = textOfParts({ nombre, campos, ajustes }, like);
      if (made.current?.text !== text) {
        const body = new JsonText(text) as unknown as Sending<typeof createForm>['body'];
        const reply = await sending.send({ body }, (same) => write(createForm, same, target, { client }));
        if (reply.id === undefined) throw new Error('The reply holds no id');
        if (isTaken(content, contentOf(reply))) return reply.id;
        made.current = { text, id: reply.id };
      }
      const { id } = made.current;
      const body = new JsonText(textOfParts({ campos, ajustes }, like)) as unknown as Sending<
        typeof replaceForm
      >['body'];
      await filling.send({ path: { form_id: id }, body }, (same) =>
        write(replaceForm, same, target, { client }),
      );
      made.current = undefined;
      return id;
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listForms, target) }),
  });
}

/** Whether the form that was made holds the fields and settings that were sent, as far as its keys tell. */
export function isTaken(sent: FormDocument, kept: FormDocument): boolean {
  const keysOf = (document: FormDocument) => fieldsOf(document).map(({ clave, tipo }) => [clave, tipo]);
  const namesOf = ({ ajustes }: FormDocument) => Object.keys(ajustes ?? {}).sort();
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (
    (sent.campos === undefined || isSame(keysOf(sent), keysOf(kept))) &&
    (sent.ajustes === undefined || isSame(namesOf(sent), namesOf(kept)))
  );
}
