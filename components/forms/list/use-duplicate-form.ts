'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { formPath } from '@/components/forms/paths';
import { useNameOr } from '@/components/records/blank';
import { useTarget } from '@/components/session/session-context';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { getForm } from '@/lib/api/contract/forms';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { nodeOf } from '@/lib/api/reply-node';
import { useCreateForm } from './use-create-form';

/** Makes a draft with the fields and settings that a form has on the server now, and opens it. */
export function useDuplicateForm() {
  const t = useTranslations('forms.list');
  const router = useRouter();
  const target = useTarget();
  const client = useQueryClient();
  const nameOr = useNameOr();
  const create = useCreateForm();

  async function duplicate(id: Id): Promise<void> {
    let name = `#${id}`;
    try {
      const asked = {
        ...queryOf(getForm, { path: { form_id: id } }, { ...target, isNow: true }),
        staleTime: 0,
      };
      const read = await client.fetchQuery(asked);
      name = nameOr(read.nombre, id);
      const { contentOf } = await import('@/components/forms/document/form-document');
      const { campos, ajustes } = contentOf(read);
      const content = { ...(campos !== undefined && { campos }), ...(ajustes !== undefined && { ajustes }) };
      const nombre = t('copyOf', { name: name.slice(0, 190) });
      const made = await create.mutateAsync({ nombre, content, like: nodeOf(read) });
      toastSuccess(t('duplicated', { name: nombre }));
      router.push(formPath(made));
    } catch (error) {
      toastError(
        error,
        { refused: t('duplicateFailed', { name }), unknown: t('duplicateUnsure', { name }) },
        { retry: () => void duplicate(id) },
      );
    }
  }
  return { duplicate, isPending: create.isPending };
}
