'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useState, useTransition } from 'react';
import { arrived, committedText, lastOf, sent, told } from './committed-text';

/** Milliseconds after the last letter: each letter by itself would be a request, or a list drawn anew. */
const SETTLE_MS = 200;

const asItIs = (text: string): string | undefined => text;

/**
 * A text that becomes the value a moment after the typing stops, or as the field is left: who then clears the filters
 * or saves a view means what was typed too. The value may come back as late as it likes: nothing typed is lost. `read`
 * says which value a text stands for; undefined where it is none yet. To be spread over the field.
 */
export function useCommitted(value: string, onCommit: (value: string) => void, read = asItIs) {
  const [kept, setKept] = useState(() => committedText(value));
  const field = told(kept, value);
  // The router brings a new address in a transition: this one ends in the drawing that has what it sent.
  const [isOnTheWay, startSending] = useTransition();
  // Not while drawing: a drawing of another value may be given up for the next letter.
  useLayoutEffect(() => {
    setKept((now) => (isOnTheWay ? told(now, value) : arrived(told(now, value))));
  }, [value, isOnTheWay]);
  const next = read(field.text);
  const isDue = next !== undefined && next !== lastOf(field);
  const commit = (due: string) => {
    setKept((now) => sent(now, due));
    startSending(() => onCommit(due));
  };
  const settle = useEffectEvent(commit);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => settle(next), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isDue, next]);
  return {
    value: field.text,
    onChange: (text: string) => setKept((now) => ({ ...now, text })),
    onBlur: () => isDue && commit(next),
  };
}
