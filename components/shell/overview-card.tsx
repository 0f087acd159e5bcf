'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { type Figure, useOverviewReport } from './overview-report';
import { OverviewState } from './overview-state';

/** What a part says that has nothing to show, and the one button that begins it. */
export type Quiet = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string } | undefined;
};

type OverviewCardProps = {
  title: string;
  /** Where the whole of it is, and what the way there is called. */
  href?: string;
  more?: string;
  /** Something is still being read that has to be there before anything is said. */
  isPending?: boolean;
  /** Why nothing could be read. */
  error?: unknown;
  onRetry?: () => void;
  /** Given where there is nothing to show. */
  quiet?: Quiet | undefined;
  /** It has a line or two. */
  isShort?: boolean;
  /** What of it stands in the strip over the page. */
  figures?: readonly Figure[];
  /** How high its content will be, as classes; while it is being read that is kept free. */
  height?: string;
  children?: ReactNode;
};

/** One area's part of the overview, with the way to the whole of it: being read, failed, quiet or shown. */
export function OverviewCard(props: OverviewCardProps) {
  const { title, href, more, isPending = false, error, onRetry, quiet, isShort, figures, height } = props;
  const isFailed = error !== undefined && error !== null;
  const state = isFailed ? 'shown' : isPending ? 'pending' : quiet ? 'quiet' : 'shown';
  useOverviewReport({
    state,
    ...(isShort || isFailed ? { isShort: true } : {}),
    ...(state === 'shown' && !isFailed && figures ? { figures } : {}),
  });
  if (state === 'quiet' && quiet) return <QuietCard title={title} href={href} more={more} quiet={quiet} />;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-lg border bg-surface">
      <header className="flex items-baseline gap-3 px-4 pt-3 pb-2">
        <h2 className="min-w-0 flex-1 break-words font-semibold">{title}</h2>
        <WayToAll title={title} href={href} more={more} />
      </header>
      <div className="min-h-0 flex-1 px-4 pb-4">
        {state === 'pending' || isFailed ? (
          <OverviewState error={isFailed ? error : null} height={height} onRetry={onRetry ?? (() => {})} />
        ) : (
          props.children
        )}
      </div>
    </section>
  );
}

type QuietCardProps = Pick<OverviewCardProps, 'title' | 'href' | 'more'> & { quiet: Quiet };

/** A line of a part that has nothing to show. */
function QuietCard({ title, href, more, quiet: { text, action } }: QuietCardProps) {
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-dashed px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-medium">{title}</h2>
        <p className="break-words text-ink-muted text-xs">{text}</p>
      </div>
      {action ? (
        <LinkButton href={action.href} size="sm">
          {action.label}
        </LinkButton>
      ) : (
        <WayToAll title={title} href={href} more={more} />
      )}
    </section>
  );
}

function WayToAll({ title, href, more }: Pick<OverviewCardProps, 'title' | 'href' | 'more'>) {
  const t = useTranslations('overview');
  if (href === undefined) return null;
  return (
    <PageLink
      href={href}
      className="inline-flex min-h-6 items-center whitespace-nowrap text-accent-ink text-xs hover:underline"
    >
      {more ?? t('open')}
      <span className="sr-only">: {title}</span>
    </PageLink>
  );
}
