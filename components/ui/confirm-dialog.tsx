'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { FormError } from './form-error';
import { TextField } from './text-field';

type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  isDanger?: boolean;
  isPending?: boolean;
  /** Shown above the buttons; the dialog stays open. */
  error?: unknown;
  /** The name that must be typed before it can be confirmed: what cannot be undone on a live connection. */
  typedName?: string;
  onConfirm: () => void;
};

/** Asks once before something that matters is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    confirmLabel,
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
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen={isOpen}
      onOpenChange={close}
      title={title}
      footer={
        <>
          <Button onPress={() => close(false)}>{t('cancel')}</Button>
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
        <FormError error={error} />
      </div>
    </Dialog>
  );
}
