'use client';

import { useLocale, useTimeZone } from 'next-intl';
import { formatInstant, formatRelative } from '@/lib/format/dates';
import { useClock, useMachineClock } from './use-clock';

type RelativeProps = Omit<InstantProps, 'withSeconds'>;
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
export function RelativeInstant(props: RelativeProps) {
  return <Relative {...props} now={useClock()} />;
}

/** The same of what the console itself keeps: it goes by this machine's clock, whatever that of the records. */
export function OwnRelativeInstant(props: RelativeProps) {
  return <Relative {...props} now={useMachineClock()} />;
}

function Relative({ value, now, className }: RelativeProps & { now: Date }) {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
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
