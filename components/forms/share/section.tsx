import { type ReactNode, useId } from 'react';

/** Settings that belong together, under their heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="font-medium text-ink-muted text-xs">
        {title}
      </h2>
      {children}
    </section>
  );
}
