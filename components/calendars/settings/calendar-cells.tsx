'use client';

import { ExternalLink } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AHEAD_DAYS, useNextSlot, useUpcoming, useZoneOf } from '@/components/calendars/preview/use-beside';
import { Blank } from '@/components/records/blank';
import { Badge } from '@/components/ui/badge';
import { CopyButton } from '@/components/ui/copy-button';
import { Skeleton } from '@/components/ui/skeleton';
import type { CalendarRecord } from '@/lib/api/records';
import { formatInstant } from '@/lib/format/dates';

type CellProps = { calendar: CalendarRecord };

/** Whether a calendar takes appointments. */
export function StateBadge({ calendar }: CellProps) {
  const t = useTranslations('calendars.settings.state');
  const { activo } = calendar;
  if (activo === undefined) return <Blank of={calendar} field="activo" />;
  return <Badge tone={activo ? 'success' : 'neutral'}>{t(activo ? 'active' : 'archived')}</Badge>;
}

/** The next free slot by the calendar's own clock; it is read once the row is in sight. */
export function NextSlot({ calendar }: CellProps) {
  const t = useTranslations('calendars.settings.list');
  const locale = useLocale();
  const timeZone = useZoneOf(calendar);
  const { data, error, isLoading } = useNextSlot(calendar);
  if (isLoading) return <Skeleton className="ml-auto h-3 w-24" />;
  if (error) return <Unread />;
  if (data === undefined) return <>—</>;
  if (data === null) return <span className="text-ink-muted">{t('noSlot', { days: AHEAD_DAYS })}</span>;
  return (
    <time dateTime={data} title={`${data} · ${timeZone}`} className="tabular-nums">
      {formatInstant(data, { locale, timeZone })}
    </time>
  );
}

/** How many appointments are to come; it is read once the row is in sight. */
export function Upcoming({ calendar }: CellProps) {
  const { data, error, isLoading } = useUpcoming(calendar);
  if (isLoading) return <Skeleton className="ml-auto h-3 w-8" />;
  if (error) return <Unread />;
  return <>{data === undefined ? '—' : `${data.count}${data.isMore ? '+' : ''}`}</>;
}

function Unread() {
  return <span className="text-ink-muted">{useTranslations('calendars.settings.list')('unread')}</span>;
}

/** The address that visitors book at, to open and to copy. */
export function PublicLink({ calendar }: CellProps) {
  const t = useTranslations('calendars.settings.link');
  const { public_url: url } = calendar;
  if (url === undefined) return <Blank of={calendar} field="public_url" />;
  return (
    <span className="flex min-w-0 items-center gap-1">
      {isLink(url) ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-w-0 items-center gap-1 text-accent-ink hover:underline"
        >
          <span className="truncate">{url.replace(/^https?:\/\//, '')}</span>
          <ExternalLink aria-label={t('opensTab')} className="size-3 shrink-0" />
        </a>
      ) : (
        <span className="truncate">{url}</span>
      )}
      <CopyButton text={url} label={t('copy')} />
    </span>
  );
}

/** Whether an address may be made a link of: a server may send anything. */
export function isLink(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\//i.test(url);
}
