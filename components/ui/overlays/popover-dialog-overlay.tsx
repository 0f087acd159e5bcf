'use client';

import { Dialog } from 'react-aria-components/Dialog';
import { classNames } from '@/components/ui/class-names';
import type { OverlayPlace } from './overlay-trigger';
import { Popover } from './popover';
import type { PopoverDialogProps } from './popover-dialog';

/** What a `PopoverDialog` shows beside its button. */
export function PopoverDialogOverlay(props: Omit<PopoverDialogProps, 'trigger'> & OverlayPlace) {
  const { label, placement, className, contentClassName, children, id, isOpen, triggerRef, close } = props;
  return (
    <Popover
      trigger="DialogTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      placement={placement}
      className={className}
    >
      <Dialog id={id} aria-label={label} className={classNames('outline-none', contentClassName)}>
        {typeof children === 'function' ? children(close) : children}
      </Dialog>
    </Popover>
  );
}
