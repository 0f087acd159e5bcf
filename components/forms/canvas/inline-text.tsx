'use client';

import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Leaving } from '@/components/forms/editor/leave-option';
import { classNames } from '@/components/ui/class-names';

type InlineTextProps = {
  label: string;
  value: string;
  placeholder?: string | undefined;
  /** At each key; where it is left out, only `onLeave` hears of the text. */
  onText?: ((text: string) => void) | undefined;
  /** With the text as it is to stand: of Escape the one that it began with. */
  onLeave: (text: string, how: Leaving) => void;
  /** A text of several lines; those pasted into one of a single line are offered here. */
  onLines?: ((lines: readonly string[]) => void) | undefined;
  isMultiline?: boolean;
  className?: string;
};

/** A text that is being written where it stands: it looks as it will read. */
export function InlineText(props: InlineTextProps) {
  const { label, value, placeholder, onText, onLeave, onLines, isMultiline = false, className } = props;
  const [typed, setTyped] = useState(value);
  const start = useRef(value);
  const isLeft = useRef(false);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  // What the panel or an undo writes meanwhile is shown here too.
  const shown = onText ? value : typed;

  function leave(how: Leaving) {
    if (isLeft.current) return;
    isLeft.current = true;
    if (how === 'escape' && onText && value !== start.current) onText(start.current);
    onLeave(how === 'escape' ? start.current : shown, how);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const how =
      event.key === 'Escape'
        ? 'escape'
        : event.key === 'Tab'
          ? event.shiftKey
            ? 'backTab'
            : 'tab'
          : event.key === 'Enter' && !(isMultiline && event.shiftKey)
            ? 'enter'
            : event.key === 'Backspace' && shown === '' && !isMultiline
              ? 'emptied'
              : undefined;
    if (!how) return;
    event.preventDefault();
    leave(how);
  }

  function onPaste(event: ClipboardEvent) {
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (!onLines || lines.length < 2) return;
    event.preventDefault();
    isLeft.current = true;
    onLines(lines);
  }

  const common = {
    ref: field,
    value: shown,
    placeholder,
    'aria-label': label,
    'data-own-text': !onText || undefined,
    onKeyDown,
    onPaste,
    onBlur: () => leave('blur'),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onText?.(target.value);
    },
    className: classNames(
      'block w-full min-w-0 resize-none rounded-sm bg-transparent outline-2 outline-accent outline-offset-2',
      isMultiline && 'field-sizing-content',
      className,
    ),
  };
  return isMultiline ? <textarea rows={1} {...common} /> : <input {...common} />;
}

/** The lines of a text that say something. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter(Boolean);
}
