'use client';

import type { RefObject } from 'react';
import { Tooltip, type TooltipProps, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';

export type TooltipBubbleProps = {
  id?: string | undefined;
  text: string;
  placement: TooltipProps['placement'];
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  state: TooltipTriggerState;
};

/** The words of a `Tooltip` beside what they explain. */
export function TooltipBubble({ id, text, placement, triggerRef, state }: TooltipBubbleProps) {
  const named = { id };
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...named}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        className="max-w-72 rounded-md bg-ink px-2 py-1 text-canvas text-xs shadow-popover transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
