import type { ReactNode } from 'react';

/** Heading and first words of a page that needs no session. */
export function AuthIntro({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-5 last:mb-0">
      <h1 className="text-balance font-semibold text-lg leading-6">{title}</h1>
      {children && <p className="mt-1 text-ink-muted">{children}</p>}
    </header>
  );
}
