'use client';

import { useLocale } from 'next-intl';
import { offsetText, spanText } from '@/lib/calendars/when';
import { offsetAt } from '@/lib/rules/zones';

type WhenLinesProps = {
  start: number;
  end: number | undefined;
  /** The one that counts first; of the others those whose clock shows another time. */
  zones: readonly (string | undefined)[];
};

/** When it is, on the clock of a zone and on others that differ, each with its offset. */
export function WhenLines({ start, end, zones }: WhenLinesProps) {
  const locale = useLocale();
  const named = zones.filter((zone) => zone !== undefined);
  const offsets = named.map((zone) => offsetAt(start, zone));
  const shown = named.filter((_, place) => offsets.indexOf(offsets[place]!) === place);
  return (
    <ul>
      {shown.map((zone, place) => (
        <li key={zone}>
          <time
            dateTime={new Date(start).toISOString()}
            className={place === 0 ? 'font-medium first-letter:uppercase' : 'text-ink-muted'}
          >
            {spanText(start, end, zone, locale)}
          </time>{' '}
          <span className="inline-block whitespace-nowrap text-ink-muted text-xs">
            {zone} {offsetText(start, zone)}
          </span>
        </li>
      ))}
    </ul>
  );
}
