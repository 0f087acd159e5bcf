'use client';

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { DAY_MINUTES, readTime, timeText } from '@/lib/calendars/typed-time';

type TimeFieldProps = {
  label: string;
  value: string;
  /** Told of what was typed once the field is left, or Enter or an arrow is pressed. */
  onCommit: (text: string) => void;
  isEnd?: boolean;
  hasIssue?: boolean;
};

const STEP = 15;

/** A time of day as people type it; arrows go a quarter of an hour up and down. */
export function TimeField({ label, value, onCommit, isEnd = false, hasIssue }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isTyping = typed !== undefined;

  // A start that was left just now may push this end on: what is typed next stands in its place, not behind it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the value changes
  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === input.current) input.current?.select();
  }, [value, isTyping]);

  function commit() {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed !== value) onCommit(typed);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') return commit();
    const by = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0;
    const at = readTime(typed ?? value, isEnd);
    if (by === 0 || at === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    const last = isEnd ? DAY_MINUTES : DAY_MINUTES - STEP;
    onCommit(timeText(Math.max(isEnd ? STEP : 0, Math.min(at + by, last))));
  }

  return (
    <TextField
      label={label}
      isLabelHidden
      inputRef={input}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={onKeyDown}
      inputMode="text"
      autoComplete="off"
      className={`w-18 tabular-nums ${hasIssue ? '[&_[role=group]]:border-danger' : ''}`}
    />
  );
}
