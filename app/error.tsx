'use client';

import { lazy } from '@/components/ui/lazy';

// Every page names what this file imports: what it shows comes once the browser is idle.
const CrashState = lazy(() => import('@/components/shell/crash-state').then((module) => module.CrashState));

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <main className="pt-16">
      <CrashState error={error} onRetry={reset} />
    </main>
  );
}
