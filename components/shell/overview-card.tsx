import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';

type OverviewCardProps = {
  title: string;
  /** Where the whole of it is, and what the way there is called. */
  href?: string;
  more?: string;
  children: ReactNode;
};

/** One area's part of the overview, with the way to the whole of it. */
export function OverviewCard({ title, href, more, children }: OverviewCardProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-lg border bg-surface">
      <header className="flex items-baseline gap-3 px-4 pt-3 pb-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{title}</h2>
        {href !== undefined && (
          <PageLink href={href} className="whitespace-nowrap text-accent-ink text-xs hover:underline">
            {more}
            <span className="sr-only">: {title}</span>
          </PageLink>
        )}
      </header>
      <div className="min-h-0 flex-1 px-4 pb-4">{children}</div>
    </section>
  );
}
