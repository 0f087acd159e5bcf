'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import type { ConfirmDialogProps } from './confirm-dialog';
import { DialogOverlay } from './dialog-overlay';

/** What a `ConfirmDialog` is made of. */
export function ConfirmDialogOverlay(props: ConfirmDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    confirmLabel,
    dismissLabel,
    isDanger,
    isPending,
    error,
    typedName,
    onConfirm,
  } = props;
  const t = useTranslations('ui');
  const [typed, setTyped] = useState('');
  const isTyped = typedName === undefined || typed.trim() === typedName;

  function close(open: boolean) {
    if (!open) setTyped('');
    onOpenChange(open);
  }

  return (
    <DialogOverlay
      role="alertdialog"
      size="sm"
      isOpen={isOpen}
      onOpenChange={close}
      title={title}
      footer={
        <>
          <Button onPress={() => close(false)}>{dismissLabel ?? t('cancel')}</Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isDisabled={!isTyped}
            isPending={isPending}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="space-y-3 text-ink-muted">
        {children}
        {typedName !== undefined && (
          <TextField
            label={t('typeToConfirm', { name: typedName })}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck="false"
          />
        )}
        <FormError error={error} retry={isTyped ? onConfirm : undefined} />
      </div>
    </DialogOverlay>
  );
}
