'use client';

import type { ReactNode } from 'react';
import { lazyOverlay } from '@/components/ui/lazy';

export type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  /** Whether a click outside closes it; switch off where something may have been typed. */
  isDismissable?: boolean;
  children?: ReactNode;
};

/** A modal dialog; on a phone it rises from the bottom edge. */
export const Dialog = lazyOverlay<DialogProps>(() =>
  import('./dialog-overlay').then((module) => module.DialogOverlay),
);
