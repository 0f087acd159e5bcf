'use client';

import { CrashState } from '@/components/shell/crash-state';

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <main className="pt-16">
      <CrashState error={error} onRetry={reset} />
    </main>
  );
}
