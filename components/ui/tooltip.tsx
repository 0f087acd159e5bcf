'use client';

import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, type TooltipProps, TooltipTrigger } from 'react-aria-components/Tooltip';

type Props = {
  text: string;
  placement?: TooltipProps['placement'];
  /** One focusable react-aria element (a Button, or anything inside `Focusable`). */
  children: ReactElement;
};

/** A short explanation on hover and keyboard focus; never the only place where something is said. */
export function Tooltip({ text, placement = 'bottom', children }: Props) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-72 rounded-md bg-ink px-2 py-1 text-canvas text-xs shadow-popover transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
