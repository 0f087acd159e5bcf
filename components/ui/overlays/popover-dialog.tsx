'use client';

import type { ReactElement, ReactNode } from 'react';
import type { PopoverProps } from 'react-aria-components/Popover';
import { lazy } from '@/components/ui/lazy';
import { OverlayTrigger } from './overlay-trigger';

export type PopoverDialogProps = {
  /** The kit's Button or IconButton that opens it. */
  trigger: ReactElement;
  label: string;
  placement?: PopoverProps['placement'];
  /** May be told how to close it: what it was opened for is done. */
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
  contentClassName?: string;
};

const PopoverDialogOverlay = lazy(() =>
  import('./popover-dialog-overlay').then((module) => module.PopoverDialogOverlay),
);

/** A few controls beside the button that opens them. */
export function PopoverDialog({ trigger, ...rest }: PopoverDialogProps) {
  return (
    <OverlayTrigger kind="dialog" trigger={trigger}>
      {(place) => <PopoverDialogOverlay {...rest} {...place} />}
    </OverlayTrigger>
  );
}
