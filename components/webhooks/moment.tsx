'use client';

import { useFormatter, useTimeZone } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { useInstants } from '@/components/session/use-instants';
import { useClock } from '@/components/ui/use-clock';
import { timeThere } from '@/lib/format/record-time';

type MomentProps = {
  at: string | undefined;
  /** `relative`: 3 minutes ago; `exact`: date and time to the second. The other one is the tooltip. */
  show?: 'relative' | 'exact';
  /** Whose moment it is, and the name of its field: says where there is one that cannot be read. */
  of?: object;
  field?: string;
};

/** An instant, in words or exactly; a dash where the server gave none or no instant. */
export function Moment({ at, show = 'relative', of, field = 'created_at' }: MomentProps) {
  const format = useFormatter();
  const instants = useInstants();
  const timeZone = useTimeZone();
  // Renders anew now and then; what is shown is against the moment of rendering, so that news is never ahead.
  useClock();
  const date = new Date(at ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return <span>{at ?? <Blank of={of} field={field} />}</span>;
  const exact = instants.exact(date);
  const relative = format.relativeTime(date, timeThere());
  return (
    <time
      dateTime={at}
      title={`${show === 'exact' ? relative : exact} · ${timeZone ?? ''} · ${at}`}
      className="whitespace-nowrap"
    >
      {show === 'exact' ? exact : relative}
    </time>
  );
}
