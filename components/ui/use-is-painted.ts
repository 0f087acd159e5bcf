'use client';

import { startTransition, useEffect, useState } from 'react';

/** False for the first drawing. What is not looked at first is drawn after it, and holds up nothing that somebody does. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}
