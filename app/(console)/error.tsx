'use client';

import { CrashState } from '@/components/shell/crash-state';

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

/** The frame stays: only the page gives way to what went wrong. */
export default function ConsoleErrorPage({ error, reset }: ErrorPageProps) {
  return <CrashState error={error} onRetry={reset} />;
}
