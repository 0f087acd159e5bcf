'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useFormScope, useIsDirty } from '@/components/forms/editor/editor-context';
import type { FormRecord } from '@/components/forms/records';
import { useSession, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { unpublishForm } from '@/lib/api/contract/forms';
import { keyOfArea } from '@/lib/api/queries';
import { lacksOperation } from './lacks-operation';

type UnpublishDialogProps = { isOpen: boolean; onClose: () => void; record: FormRecord };

/** Takes a form off the web: says first what those who open its address will find. */
export function UnpublishDialog({ isOpen, onClose, record }: UnpublishDialogProps) {
  const t = useTranslations('forms.unpublish');
  const { editor, formId } = useFormScope();
  const isDirty = useIsDirty();
  const target = useTarget();
  const client = useQueryClient();
  const isLive = useSession().connection?.environment === 'live';
  const unpublish = useWrite(unpublishForm, {
    onSettled: () => client.invalidateQueries({ queryKey: keyOfArea('forms', target) }),
  });
  const { error } = unpublish;
  const cannot = lacksOperation(error, { isThere: false });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        unpublish.reset();
        if (!open) onClose();
      }}
      title={t('title')}
      confirmLabel={t('confirm')}
      isDanger
      isPending={unpublish.isPending}
      error={cannot ? undefined : error}
      {...(isLive && { typedName: (record.nombre ?? formId).trim() })}
      onConfirm={() =>
        unpublish.mutate(
          { path: { form_id: formId } },
          {
            onSuccess: (reply) => {
              toastSuccess(t('done'), undefined, reply);
              editor.say(t('done'));
              onClose();
            },
          },
        )
      }
    >
      <p>{t('text')}</p>
      {record.public_url && <p className="break-all text-xs">{record.public_url}</p>}
      {isDirty && <p>{t('unsaved')}</p>}
      {cannot && (
        <p role="alert" className="text-danger-ink">
          {t('cannot')}
        </p>
      )}
    </ConfirmDialog>
  );
}
