'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { saveDocument } from '@/components/editing/save-document';
import {
  bodyOf,
  contentOf,
  type FormDocument,
  revisionAfter,
} from '@/components/forms/document/form-document';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { type FormRecord, isInForce } from '@/components/forms/records';
import { useTarget } from '@/components/session/session-context';
import { call, type Sending } from '@/lib/api/client';
import { getForm, listForms, publishForm, replaceForm } from '@/lib/api/contract/forms';
import { keyOf, queryOf } from '@/lib/api/queries';
import { resending } from '@/lib/api/resend';
import { rawOf } from '@/lib/api/tolerant';
import { write } from '@/lib/api/write';
import type { Json } from '@/lib/contract/scalars';

/** A save takes effect on visitors at once where they have the form: `saveLive` is one that was asked about. */
export type FormWrite = 'save' | 'saveLive' | 'publish';
type Put = Sending<typeof replaceForm>;

/**
 * Saves the present document, or publishes with it in one step (`saveDocument`). The version that was read goes along, so
 * that a server that looks at it refuses what would write over another's change.
 */
export function useSaveForm() {
  const { editor, formId } = useFormScope();
  const target = useTarget();
  const client = useQueryClient();
  const path = { form_id: formId };
  const [sending] = useState(() => ({ save: resending<Put>(), publish: resending<Put>() }));
  const lost = useRef<FormDocument>(undefined);

  return useMutation({
    // One after the other: an autosave under way is not overtaken by Ctrl+S.
    scope: { id: `save form ${formId}` },
    mutationFn: async (act: FormWrite): Promise<FormRecord | undefined> => {
      const way = act === 'publish' ? 'publish' : 'save';
      const operation = way === 'save' ? replaceForm : publishForm;
      const record = await saveDocument<FormDocument, FormRecord>({
        editor,
        client,
        queryKey: queryOf(getForm, { path }, target).queryKey,
        read: () => call(getForm, { path }, { ...target, isNow: true }),
        contentOf,
        kind: { bodyOf, revisionAfter },
        beside: versionOf,
        isAlways: act === 'publish',
        // Somebody may have published it since the page read it.
        mayWrite: (read) => act !== 'save' || !isInForce(read),
        send: (body) =>
          sending[way].send({ path, body: body as unknown as Put['body'] }, (sent) =>
            write(operation, sent, target, { client }),
          ),
        lost,
      });
      void client.invalidateQueries({ queryKey: keyOf(listForms, target) });
      return record;
    },
  });
}

/** As it came: a version may be a number that JavaScript has not. */
function versionOf(read: FormRecord): { readonly version?: Json } {
  const { version = read.version } = rawOf(read) as { readonly version?: Json };
  return version === undefined || version === null ? {} : { version };
}
