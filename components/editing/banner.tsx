import type { ReactNode } from 'react';

/** A line above the document: what one has to know before going on. */
export function Banner({ tone = 'warning', children }: { tone?: 'warning' | 'info'; children: ReactNode }) {
  return (
    <div
      role="status"
      className={
        tone === 'info'
          ? 'flex items-center gap-2 border-b bg-accent-soft px-4 py-1.5 text-accent-ink text-xs'
          : 'flex items-center gap-2 border-b bg-warning-soft px-4 py-1.5 text-warning-ink text-xs'
      }
    >
      {children}
    </div>
  );
}
