'use client';

import { type ReactElement, useRef } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import type { TooltipProps } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { lazyOverlay } from '@/components/ui/lazy';
import type { TooltipBubbleProps } from './tooltip-bubble';

type Props = {
  text: string;
  placement?: TooltipProps['placement'];
  /** One focusable react-aria element (a Button, or anything inside `Focusable`). */
  children: ReactElement;
};

const TooltipBubble = lazyOverlay<TooltipBubbleProps>(() =>
  import('./tooltip-bubble').then((module) => module.TooltipBubble),
);
const timing = { delay: 500, closeDelay: 0 };

/** A short explanation on hover and keyboard focus; never the only place where something is said. */
export function Tooltip({ text, placement = 'bottom', children }: Props) {
  const state = useTooltipTriggerState(timing);
  const triggerRef = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(timing, state, triggerRef);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      <TooltipBubble
        id={tooltipProps.id}
        text={text}
        placement={placement}
        triggerRef={triggerRef}
        isOpen={state.isOpen}
        state={state}
      />
    </>
  );
}
