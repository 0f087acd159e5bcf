'use client';

import { useLocale, useNow, useTimeZone } from 'next-intl';
import { formatInstant, formatRelative } from '@/lib/format/dates';

type InstantProps = { value: string; withSeconds?: boolean; className?: string };

/** A moment in the viewer's time zone; the exact UTC value is in its title. */
export function Instant({ value, withSeconds, className }: InstantProps) {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return (
    <time dateTime={value} title={value} className={className ?? 'whitespace-nowrap'}>
      {formatInstant(value, { locale, timeZone, withSeconds })}
    </time>
  );
}

/** How long ago or from now; the moment itself is in its title. Counts on by itself. */
export function RelativeInstant({ value, className }: Omit<InstantProps, 'withSeconds'>) {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const now = useNow({ updateInterval: 30_000 });
  return (
    <time
      dateTime={value}
      title={formatInstant(value, { locale, timeZone, withSeconds: true })}
      className={className ?? 'whitespace-nowrap'}
    >
      {formatRelative(value, now, locale)}
    </time>
  );
}
