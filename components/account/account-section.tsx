import type { ReactNode } from 'react';

type AccountSectionProps = { title: string; description?: string; children: ReactNode };

/** One subject of the account page: what it is on the left, what can be set on the right. */
export function AccountSection({ title, description, children }: AccountSectionProps) {
  return (
    <section className="grid gap-x-8 gap-y-3 py-6 md:grid-cols-[15rem_1fr]">
      <header>
        <h3 className="font-medium">{title}</h3>
        {description && <p className="mt-0.5 text-ink-muted">{description}</p>}
      </header>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
