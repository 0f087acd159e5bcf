'use client';

import { useLocale, useTimeZone } from 'next-intl';
import { useMemo } from 'react';
import { formatInstant, formatTime } from '@/lib/format/dates';

/** Text of a server, a date, or milliseconds. */
type Instant = string | number | Date;

const isoOf = (at: Instant) => (typeof at === 'string' ? at : new Date(at).toISOString());

/** How instants are written in the page's language and zone. Text that is no instant comes back as it is. */
export function useInstants() {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return useMemo(() => {
    const where = { locale, timeZone };
    return {
      /** `20 Nov 2026, 14:03:27` */
      exact: (at: Instant) => formatInstant(isoOf(at), { ...where, withSeconds: true }),
      /** `20 Nov 2026, 14:03` */
      toTheMinute: (at: Instant) => formatInstant(isoOf(at), where),
      /** `14:03` */
      time: (at: Instant) => formatTime(isoOf(at), where),
      /** `14:03:27` */
      exactTime: (at: Instant) => formatTime(isoOf(at), { ...where, withSeconds: true }),
    };
  }, [locale, timeZone]);
}
