'use client';

import { lazy } from '@/components/ui/lazy';

// Every page names what this file imports: what it shows comes once the browser is idle.
const CrashState = lazy(() => import('@/components/shell/crash-state').then((module) => module.CrashState));

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

/** The frame stays: only the page gives way to what went wrong. */
export default function ConsoleErrorPage({ error, reset }: ErrorPageProps) {
  return <CrashState error={error} onRetry={reset} />;
}
