'use client';

import { useRef } from 'react';

/** The value, standing still while it is held: what a hand is at must not change under it. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const shown = useRef(value);
  if (!isHeld) shown.current = value;
  return shown.current;
}
