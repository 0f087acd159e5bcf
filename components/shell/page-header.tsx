import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';

type PageHeaderProps = {
  title: string;
  /** 2 below the title of an area and its tabs. */
  level?: 1 | 2;
  /** Badges and the like beside the title. */
  titleExtra?: ReactNode;
  description?: ReactNode;
  /** Where the page belongs; the link names its destination. */
  back?: { href: string; label: string };
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Filters and view switches, on a line of their own. */
  children?: ReactNode;
};

/** Title of a page with what can be done on it. */
export function PageHeader({
  title,
  level = 1,
  titleExtra,
  description,
  back,
  actions,
  children,
}: PageHeaderProps) {
  return (
    <header className="px-4 pt-4 pb-3 sm:px-6">
      {back && (
        <PageLink
          href={back.href}
          className="-ml-1 mb-1 inline-flex min-h-6 items-center gap-0.5 rounded text-ink-muted text-xs hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-3.5" />
          {back.label}
        </PageLink>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className={classNames('min-w-0 flex-1', description ? 'basis-72' : undefined)}>
          <div className="flex min-h-8 flex-wrap items-center gap-2">
            {level === 1 ? (
              <h1 className="min-w-0 break-words font-semibold text-lg leading-6">{title}</h1>
            ) : (
              <h2 className="min-w-0 break-words font-semibold text-base">{title}</h2>
            )}
            {titleExtra}
          </div>
          {description && <p className="max-w-prose text-ink-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children && <div className="mt-3 flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}
