'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useInstants } from '@/components/session/use-instants';
import { Badge } from '@/components/ui/badge';
import { type Clock, timeBy } from './clock-reading';

const SECOND_MS = 1000;

/** What a clock shows, to the second, and whether it goes. */
export function ClockTime({ clock }: { clock: Clock }) {
  const t = useTranslations('shell.clock');
  const instants = useInstants();
  const [machine, setMachine] = useState(() => Date.now());
  useEffect(() => {
    if (clock.state !== 'running') return;
    const timer = setInterval(() => setMachine(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [clock.state]);
  const now = new Date(timeBy(clock, machine));
  return (
    <>
      <time dateTime={now.toISOString()} title={now.toISOString()} className="whitespace-nowrap tabular-nums">
        {instants.exact(now)}
      </time>
      <Badge tone={clock.state === 'running' ? 'neutral' : 'warning'}>{t(`state.${clock.state}`)}</Badge>
    </>
  );
}
