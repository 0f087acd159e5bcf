'use client';

import { useTranslations } from 'next-intl';
import { RemoveDocument } from '@/components/editing/remove-document';
import { type FormRecord, isInForce } from '@/components/forms/records';
import { useSession } from '@/components/session/session-context';
import { archiveForm, listForms } from '@/lib/api/contract/forms';
import { idOf } from '@/lib/api/records';

type ArchiveFormProps = {
  form: FormRecord;
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onArchived?: () => void;
};

/** Archives a form. The API brings none back: on a live connection the name of one in force has to be typed. */
export function ArchiveForm({ form, name, isOpen, onOpenChange, onArchived }: ArchiveFormProps) {
  const t = useTranslations('forms.archive');
  const isLive = useSession().connection?.environment === 'live';
  const isPublic = isInForce(form);
  return (
    <RemoveDocument
      operation={archiveForm}
      sent={{ path: { form_id: idOf(form) } }}
      list={listForms}
      title={t('title', { name })}
      confirm={t('confirm')}
      done={t('done', { name })}
      typedName={isLive && isPublic ? name.trim() : undefined}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onRemoved={onArchived}
    >
      {t(isPublic ? 'textPublic' : 'text')}
    </RemoveDocument>
  );
}
