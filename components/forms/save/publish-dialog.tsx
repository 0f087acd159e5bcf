'use client';

import { useTranslations } from 'next-intl';
import { problemsOf } from '@/components/forms/checks/problems';
import { fieldsOf } from '@/components/forms/document/fields';
import { useFormDocument, useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import { type FormRecord, isInForce, isPublished } from '@/components/forms/records';
import { ChangeList } from '@/components/forms/versions/change-list';
import { changesForVisitors } from '@/components/forms/versions/form-changes';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';

type PublishDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  record: FormRecord;
  canPublish: boolean;
  isPending: boolean;
  error: unknown;
  onConfirm: () => void;
};

/** Says what visitors will get before they do: of a form that they have, what is other than now. */
export function PublishDialog(props: PublishDialogProps) {
  const { isOpen, onClose, record, canPublish, isPending, error, onConfirm } = props;
  const t = useTranslations('forms.publish');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t(!canPublish ? 'saveTitle' : isPublished(record) ? 'titleAgain' : 'title')}
      confirmLabel={t(canPublish ? 'confirm' : 'saveConfirm')}
      isPending={isPending}
      error={error}
      onConfirm={onConfirm}
    >
      <PublishWords record={record} canPublish={canPublish} />
    </ConfirmDialog>
  );
}

function PublishWords({ record, canPublish }: Pick<PublishDialogProps, 'record' | 'canPublish'>) {
  const t = useTranslations('forms.publish');
  const { editor } = useFormScope();
  const document = useFormDocument();
  const stored = useFormEditor((state) => state.stored);
  const changes = changesForVisitors(stored, document);
  const errors = problemsOf(document).filter(({ level }) => level === 'error').length;
  const fields = fieldsOf(document).filter(({ tipo }) => tipo !== 'oculto').length;
  const isChanged = editor.differs(stored, document);
  return (
    <>
      {!canPublish && <p>{t('noOperation')}</p>}
      {!isInForce(record) ? (
        <p>{t('first', { fields })}</p>
      ) : (
        <>
          <p>{t(!isPublished(record) ? 'unknown' : isChanged ? 'changes' : 'same')}</p>
          <ChangeList label={t('list')} changes={changes} />
          {changes.some(({ breaks }) => breaks) && <p className="text-warning-ink">{t('breaks')}</p>}
        </>
      )}
      {record.public_url && <p className="break-all text-xs">{record.public_url}</p>}
      {errors > 0 && <p className="text-danger-ink">{t('hasErrors', { count: errors })}</p>}
    </>
  );
}
