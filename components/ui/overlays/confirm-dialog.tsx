'use client';

import type { ReactNode } from 'react';
import { lazyOverlay } from '@/components/ui/lazy';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  /** Of the button that does nothing; said where 'Cancel' would mean the other. */
  dismissLabel?: string;
  isDanger?: boolean;
  isPending?: boolean;
  /** Shown above the buttons; the dialog stays open. */
  error?: unknown;
  /** The name that must be typed before it can be confirmed: what cannot be undone on a live connection. */
  typedName?: string;
  onConfirm: () => void;
};

/** Asks once before something that matters is done. */
export const ConfirmDialog = lazyOverlay<ConfirmDialogProps>(() =>
  import('./confirm-dialog-overlay').then((module) => module.ConfirmDialogOverlay),
);
