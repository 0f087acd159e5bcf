'use client';

import { useLocale } from 'next-intl';
import { useMemo } from 'react';

/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

/** What the days of the week are called, from Monday on. */
export function useDayNames(): readonly { readonly long: string; readonly short: string }[] {
  const locale = useLocale();
  return useMemo(() => {
    const named = (weekday: 'long' | 'short') =>
      new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
    const [long, short] = [named('long'), named('short')];
    return Array.from({ length: 7 }, (_, day) => {
      const at = MONDAY + day * DAY;
      return { long: begun(long.format(at)), short: begun(short.format(at).replace('.', '')) };
    });
  }, [locale]);
}

/** A day begins a line here; Spanish writes it small elsewhere. */
function begun(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
