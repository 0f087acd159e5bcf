'use client';

import { useTranslations } from 'next-intl';
import { Instant, RelativeInstant } from '@/components/ui/instant';
import { PageLink } from '@/components/ui/page-link';
import type { ClockRecord } from './clock-reading';

type Upcoming = NonNullable<ClockRecord['next']>[number];

/** What happens next in the subaccount as far as it is decided, each leading to what it is about. */
export function UpcomingList({ next }: { next: readonly Upcoming[] }) {
  const t = useTranslations('shell.clock');
  if (next.length === 0) return <p className="text-ink-muted">{t('nothingNext')}</p>;
  return (
    <ol className="divide-y divide-line">
      {next.map((each) => (
        <li
          key={`${each.kind} ${String(each.id)}`}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.5"
        >
          <span className="w-36 shrink-0 max-sm:w-full text-ink-muted text-xs tabular-nums">
            <Instant value={each.at ?? ''} />
          </span>
          <span className="min-w-0 flex-1 break-words">
            <What of={each} />
          </span>
          <span className="text-ink-muted text-xs">
            <RelativeInstant value={each.at ?? ''} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function What({ of: { kind, id, name, to, workflow_id } }: { of: Upcoming }) {
  const t = useTranslations('shell.clock');
  const link = 'text-accent-ink hover:underline';
  const about = { name: withoutScheme(name), to: withoutScheme(to) };
  if (kind === 'delivery') {
    return (
      <PageLink href={`/webhooks/deliveries/${id}`} className={link}>
        {t('try', about)}
      </PageLink>
    );
  }
  if (kind === 'workflow_run') {
    return (
      <PageLink href={`/workflows/${workflow_id}`} className={link}>
        {t('step', about)}
      </PageLink>
    );
  }
  if (kind === 'secret_overlap_end') {
    return (
      <PageLink href={`/webhooks/endpoints/${id}`} className={link}>
        {t('overlapEnd', about)}
      </PageLink>
    );
  }
  return name;
}

/** An endpoint that has no name is called by its address, as people read it. */
const withoutScheme = (name = '') => name.replace(/^https?:\/\//, '');
