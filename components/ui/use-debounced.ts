'use client';

import { useEffect, useState } from 'react';

/** The value once it has rested, so that a server is not asked at every key. */
export function useDebounced<Value>(value: Value, milliseconds = 200): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
