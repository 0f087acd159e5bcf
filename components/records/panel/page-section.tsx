import { type ReactNode, useId } from 'react';

type PageSectionProps = { title: string; children: ReactNode };

/** A part of a record's page under its own heading. */
export function PageSection({ title, children }: PageSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-w-0 rounded-lg border bg-surface px-5 pt-3 pb-4">
      <h2 id={heading} className="mb-2 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
