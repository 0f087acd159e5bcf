'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { Badge } from '@/components/ui/badge';
import { CopyButton } from '@/components/ui/copy-button';
import type { CalendarRecord } from '@/lib/api/records';

type CellProps = { calendar: CalendarRecord };

/** Whether a calendar takes appointments. */
export function StateBadge({ calendar }: CellProps) {
  const t = useTranslations('calendars.settings.state');
  const { activo } = calendar;
  if (activo === undefined) return <Blank of={calendar} field="activo" />;
  return <Badge tone={activo ? 'success' : 'neutral'}>{t(activo ? 'active' : 'archived')}</Badge>;
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
