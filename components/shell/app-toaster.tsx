'use client';

import { useEffect, useState } from 'react';
import { late } from '@/components/ui/late';
import { whenIdle } from '@/components/ui/when-idle';

const Toaster = late(() => import('./toaster').then((module) => module.Toaster));

/** Where toasts appear, from when the browser is idle; what is said before that waits for it. */
export function AppToaster() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle && <Toaster />;
}
