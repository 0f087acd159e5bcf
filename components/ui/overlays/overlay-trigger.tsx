'use client';

import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import type { PressEvent } from 'react-aria-components';

/** What an overlay needs to know of the button that opens it. */
export type OverlayPlace = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** Which of its items gets the focus: the keyboard says so, a pointer does not. */
  readonly focused: 'first' | 'last' | true;
  readonly close: () => void;
};

type OverlayTriggerProps = {
  kind: 'menu' | 'listbox' | 'dialog';
  isDisabled?: boolean | undefined;
  /** The kit's Button or IconButton. */
  trigger: ReactElement;
  /** What it opens; asked for from the first time that it is opened. */
  children: (place: OverlayPlace) => ReactNode;
};

/**
 * A button that opens something beside it. By itself, so that a page loads the overlay's code after the button's: a
 * menu opens as a finger lifts, as a mouse button goes down and by Enter, the space bar and the arrow keys.
 */
export function OverlayTrigger({ kind, isDisabled, trigger, children }: OverlayTriggerProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [focused, setFocused] = useState<'first' | 'last' | true>(true);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);

  const hasItems = kind !== 'dialog';

  function open(focus: 'first' | 'last' | true) {
    // Where the focus goes back to.
    triggerRef.current?.focus({ preventScroll: true });
    setFocused(focus);
    setIsOpen(true);
    setWasOpen(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    const focus = focusOfKey(event.key);
    if (!hasItems || isDisabled || event.defaultPrevented || focus === undefined) return;
    event.preventDefault();
    open(focus);
  }

  const responder = {
    'aria-haspopup': kind === 'menu' ? true : kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    preventFocusOnPress: hasItems,
    onKeyDown,
    onPressStart: ({ pointerType }: PressEvent) => {
      if (hasItems && pointerType !== 'touch' && pointerType !== 'keyboard')
        open(pointerType === 'virtual' ? 'first' : true);
    },
    onPress: ({ pointerType }: PressEvent) => {
      if (!hasItems || pointerType === 'touch') open(true);
    },
  };

  return (
    <>
      <PressResponder {...responder} ref={triggerRef} isPressed={isOpen}>
        {trigger}
      </PressResponder>
      {wasOpen && children({ id, isOpen, triggerRef, focused, close: () => setIsOpen(false) })}
    </>
  );
}

function focusOfKey(key: string): 'first' | 'last' | undefined {
  if (key === 'Enter' || key === ' ' || key === 'ArrowDown') return 'first';
  return key === 'ArrowUp' ? 'last' : undefined;
}
