'use client';

import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover';
import { classNames } from '@/components/ui/class-names';

/** The floating surface of menus, selects and pickers. */
export function Popover({ className, ...rest }: Omit<PopoverProps, 'className'> & { className?: string }) {
  return (
    <AriaPopover
      offset={4}
      {...rest}
      className={classNames(
        'overflow-auto rounded-lg border border-line bg-raised p-1 text-sm shadow-popover outline-none',
        'transition-opacity data-entering:opacity-0 data-exiting:opacity-0',
        className,
      )}
    />
  );
}

export const optionStyle =
  'flex min-h-8 cursor-default select-none items-center gap-2 rounded-md px-2 py-1 outline-none ' +
  'data-focused:bg-hover data-focus-visible:outline-2 data-focus-visible:outline-accent data-focus-visible:-outline-offset-2 ' +
  'data-disabled:text-ink-faint pointer-coarse:min-h-10';
