'use client';

import { useEffect, useState } from 'react';
import { lazy } from '@/components/ui/lazy';
import { whenIdle } from '@/components/ui/when-idle';

const Toaster = lazy(() => import('./toaster').then((module) => module.Toaster));

/** Where toasts appear, from when the browser is idle; what is said before that waits for it. */
export function AppToaster() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle && <Toaster />;
}
