import type { ReactNode } from 'react';

type FormSectionProps = { title: string; text?: string; children: ReactNode };

/** A titled part of a calendar's page. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <section className="space-y-3">
      <div>
        <h2 className="font-semibold">{title}</h2>
        {text && <p className="max-w-prose text-ink-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
