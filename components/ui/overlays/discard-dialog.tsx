'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from './confirm-dialog';

type DiscardDialogProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void };

/** Asks before what was typed and not saved is thrown away. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  const t = useTranslations('ui');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isAsking) => !isAsking && onKeep()}
      title={t('discardTitle')}
      confirmLabel={t('discard')}
      isDanger
      onConfirm={onDiscard}
    >
      <p>{t('discardText')}</p>
    </ConfirmDialog>
  );
}
