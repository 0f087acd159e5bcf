'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Archive, Copy, Download, Inbox } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { submissionsPath } from '@/components/forms/paths';
import type { FormRecord } from '@/components/forms/records';
import { useNameOr } from '@/components/records/blank';
import type { RowAction } from '@/components/records/table/data-column';
import { useCan, useTarget } from '@/components/session/session-context';
import { lazyOverlay } from '@/components/ui/lazy';
import { toastError } from '@/components/ui/overlays/toast';
import { archiveForm, createForm, getForm } from '@/lib/api/contract/forms';
import { queryOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';
import { nodeOf } from '@/lib/api/reply-node';
import { useDuplicateForm } from './use-duplicate-form';

const ArchiveForm = lazyOverlay(() => import('./archive-form').then((module) => module.ArchiveForm));

/** What can be done with a form from the list, and the dialog that archiving one asks in. */
export function useFormActions(): {
  rowActions: (form: FormRecord) => readonly RowAction[];
  dialog: ReactNode;
} {
  const t = useTranslations('forms.list');
  const target = useTarget();
  const client = useQueryClient();
  const { duplicate } = useDuplicateForm();
  const nameOr = useNameOr();
  const mayCreate = useCan(createForm);
  const mayArchive = useCan(archiveForm);
  const [archiving, setArchiving] = useState<FormRecord>();
  const [isArchiving, setIsArchiving] = useState(false);
  const nameOf = ({ nombre, id }: FormRecord) => nameOr(nombre, id);

  async function download(form: FormRecord) {
    try {
      const asked = {
        ...queryOf(getForm, { path: { form_id: idOf(form) } }, { ...target, isNow: true }),
        staleTime: 0,
      };
      const read = await client.fetchQuery(asked);
      const [{ contentOf }, { saveFormFile }] = await Promise.all([
        import('@/components/forms/document/form-document'),
        import('./form-file'),
      ]);
      saveFormFile(contentOf(read), nodeOf(read));
    } catch (error) {
      toastError(error, t('exportFailed', { name: nameOf(form) }));
    }
  }

  return {
    rowActions: (form) => [
      {
        id: 'submissions',
        label: t('submissions'),
        icon: <Inbox aria-hidden />,
        href: submissionsPath(idOf(form)),
      },
      ...(mayCreate
        ? [
            {
              id: 'duplicate',
              label: t('duplicate'),
              icon: <Copy aria-hidden />,
              run: () => void duplicate(idOf(form)),
            },
          ]
        : []),
      { id: 'export', label: t('export'), icon: <Download aria-hidden />, run: () => void download(form) },
      ...(mayArchive && form.status !== 'archived'
        ? [
            {
              id: 'archive',
              label: t('archive'),
              icon: <Archive aria-hidden />,
              isDanger: true,
              run: () => {
                setArchiving(form);
                setIsArchiving(true);
              },
            },
          ]
        : []),
    ],
    dialog: archiving && (
      <ArchiveForm
        form={archiving}
        name={nameOf(archiving)}
        isOpen={isArchiving}
        onOpenChange={setIsArchiving}
      />
    ),
  };
}
