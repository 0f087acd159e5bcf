'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';

type CellEditorProps = {
  label: string;
  /** What it begins with: what stands there, or what was typed over it. */
  text: string;
  /** `by` is where to go then: down, up, on, back or nowhere; `left` where the focus is elsewhere already. */
  onCommit: (text: string, by: 'down' | 'up' | 'on' | 'back' | 'stay' | 'left') => void;
  onCancel: () => void;
};

/** The one input of the matrix, in the cell that is edited. */
export function CellEditor({ label, text, onCommit, onCancel }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const element = input.current!;
    element.focus({ preventScroll: true });
    element.setSelectionRange(text.length, text.length);
  }, [text]);

  function commit(by: Parameters<typeof onCommit>[1]) {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(input.current!.value, by);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The grid's own keys are not meant while something is typed.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit(event.shiftKey ? 'up' : 'down');
    else if (event.key === 'Tab') commit(event.shiftKey ? 'back' : 'on');
    else if (event.key === 'Escape') {
      isDone.current = true;
      onCancel();
    } else if (event.key === 's' && (event.ctrlKey || event.metaKey)) commit('stay');
    else return;
    event.preventDefault();
  }

  return (
    <input
      ref={input}
      aria-label={label}
      defaultValue={text}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
      onBlur={() => commit('left')}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      className="absolute inset-0 bg-surface px-2 text-right text-ink tabular-nums outline-2 -outline-offset-2 outline-accent"
    />
  );
}
