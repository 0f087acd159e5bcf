'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import type { useValidation } from '@/components/workflows/checks/use-validation';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { isInForce, type WorkflowRecord } from '@/components/workflows/records';
import { usePublication } from './use-publication';
import type { useSaving } from './use-saving';

type PublishButtonProps = {
  record: WorkflowRecord;
  saving: ReturnType<typeof useSaving>;
  validation: ReturnType<typeof useValidation>;
};

/** Puts the workflow in force, or takes it out; hidden where the server has shown that it cannot. */
export function PublishButton({ record, saving, validation }: PublishButtonProps) {
  const t = useTranslations('workflows.publish');
  const { workflowId, editor } = useEditorScope();
  const isLive = useSession().connection?.environment === 'live';
  const publication = usePublication(workflowId);
  const [isAsking, setIsAsking] = useState(false);
  const [isActing, setIsActing] = useState(false);
  const [error, setError] = useState<unknown>();
  const isActive = isInForce(record);
  const errors = validation.findings.filter(({ level }) => level === 'error').length;
  if (isActive ? !publication.canUnpublish : !publication.canPublish) {
    return <span className="text-ink-muted text-xs">{t('cannot')}</span>;
  }
  const name = record.nombre ?? workflowId;

  function ask() {
    editor.endFresh();
    setIsAsking(true);
  }

  async function run() {
    setError(undefined);
    setIsActing(true);
    try {
      if (!isActive && !(await saving.saveNow())) return setIsAsking(false);
      const reply = await (isActive ? publication.unpublish() : publication.publish());
      toastSuccess(t(isActive ? 'stopped' : 'done'), undefined, reply);
      editor.say(t(isActive ? 'stopped' : 'done'));
      setIsAsking(false);
    } catch (cause) {
      setError(cause);
    } finally {
      setIsActing(false);
    }
  }

  return (
    <>
      <Button variant={isActive ? 'secondary' : 'primary'} onPress={ask}>
        {t(isActive ? 'stop' : 'publish')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => {
          setIsAsking(isOpen);
          setError(undefined);
        }}
        title={t(isActive ? 'stopTitle' : 'title')}
        confirmLabel={t(isActive ? 'stop' : 'publish')}
        isDanger={isActive}
        // Not while a draft saves itself: the press would be lost. Saving waits for that one.
        isPending={isActing}
        error={error}
        typedName={isLive && isActive ? name.trim() : undefined}
        onConfirm={() => void run()}
      >
        <p>{t(isActive ? 'stopText' : 'text')}</p>
        {!isActive && errors > 0 && <p className="text-danger-ink">{t('hasErrors', { count: errors })}</p>}
      </ConfirmDialog>
    </>
  );
}
