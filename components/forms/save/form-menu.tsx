'use client';

import {
  Archive,
  CloudOff,
  Copy,
  Download,
  ExternalLink,
  FileInput,
  Inbox,
  MoreHorizontal,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { useDuplicateForm } from '@/components/forms/list/use-duplicate-form';
import { formsPath, submissionsPath } from '@/components/forms/paths';
import { addressOf, isArchived, isInForce } from '@/components/forms/records';
import { useIsWide } from '@/components/records/table/use-is-wide';
import { useCan } from '@/components/session/session-context';
import { IconButton } from '@/components/ui/icon-button';
import { lazyOverlay } from '@/components/ui/lazy';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { archiveForm, createForm } from '@/lib/api/contract/forms';
import { nodeOf } from '@/lib/api/reply-node';
import type { FormSaving } from './use-form-saving';

const ArchiveForm = lazyOverlay(() =>
  import('@/components/forms/list/archive-form').then((module) => module.ArchiveForm),
);
const ImportForm = lazyOverlay(() =>
  import('@/components/forms/list/import-form').then((module) => module.ImportForm),
);

/** What is done with the form now and then. */
export function FormMenu({ saving }: { saving: FormSaving }) {
  const t = useTranslations('forms.save');
  const done = useTranslations('forms.import');
  const router = useRouter();
  const { editor, formId, isReadOnly } = useFormScope();
  const { duplicate } = useDuplicateForm();
  const mayCreate = useCan(createForm);
  const mayArchive = useCan(archiveForm);
  const [open, setOpen] = useState<'import' | 'archive'>();
  const { record } = saving;
  const isLocked = isReadOnly || isArchived(record);
  const isWide = useIsWide();
  const address = addressOf(record);
  const close = () => setOpen(undefined);

  return (
    <>
      <Menu
        label={t('more')}
        trigger={<IconButton label={t('more')} icon={<MoreHorizontal aria-hidden />} />}
      >
        {!isWide && (
          <MenuItem icon={<Inbox aria-hidden />} href={submissionsPath(formId)}>
            {t('submissions')}
          </MenuItem>
        )}
        {!isWide && address && (
          <MenuItem icon={<ExternalLink aria-hidden />} href={address}>
            {t('open')}
          </MenuItem>
        )}
        {!isWide && <MenuSeparator />}
        <MenuItem
          icon={<Download aria-hidden />}
          onAction={async () => {
            const { saveFormFile } = await import('@/components/forms/list/form-file');
            saveFormFile(editor.document, nodeOf(record));
          }}
        >
          {t('export')}
        </MenuItem>
        {!isLocked && (
          <MenuItem icon={<FileInput aria-hidden />} onAction={() => setOpen('import')}>
            {t('import')}
          </MenuItem>
        )}
        {mayCreate && (
          <MenuItem icon={<Copy aria-hidden />} onAction={() => void duplicate(formId)}>
            {t('duplicate')}
          </MenuItem>
        )}
        {!isLocked && isInForce(record) && (
          <MenuItem icon={<CloudOff aria-hidden />} onAction={saving.unpublish}>
            {t('unpublish')}
          </MenuItem>
        )}
        {mayArchive && !isArchived(record) && (
          <MenuItem icon={<Archive aria-hidden />} isDanger onAction={() => setOpen('archive')}>
            {t('archive')}
          </MenuItem>
        )}
      </Menu>
      <ImportForm
        isOpen={open === 'import'}
        onOpenChange={close}
        onApply={(content) => {
          editor.edit('import', (at) => ({ ...at, ...content }));
          editor.say(done('done'));
          close();
        }}
      />
      <ArchiveForm
        form={record}
        name={record.nombre ?? formId}
        isOpen={open === 'archive'}
        onOpenChange={close}
        onArchived={() => {
          editor.set({ stored: editor.document });
          router.push(formsPath);
        }}
      />
    </>
  );
}
