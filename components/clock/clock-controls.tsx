'use client';

import { Pause, Play, SkipForward } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { moveClock } from '@/lib/api/contract/clock';
import { type Clock, type ClockRecord, timeBy } from './clock-reading';
import { useMoveClock } from './use-move-clock';

type ClockControlsProps = { clock: Clock; next: NonNullable<ClockRecord['next']> };

/** On by an hour, a day, to what happens next; frozen or running. While the clock is on its way, only stopping it. */
export function ClockControls({ clock, next }: ClockControlsProps) {
  const t = useTranslations('shell.clock');
  const { move, isMoving } = useMoveClock();
  const isFrozen = clock.state === 'frozen';
  const isDue = next.some(({ at }) => Date.parse(at ?? '') > clock.now);
  /** A clock that runs has gone on since it was read. */
  const toNext = () => {
    const now = timeBy(clock, Date.now());
    const due = next.find(({ at }) => Date.parse(at ?? '') > now)?.at;
    if (due !== undefined) move({ set: due });
  };
  if (!useCan(moveClock)) return null;
  if (clock.state === 'advancing') {
    return (
      <Button size="sm" icon={<Pause aria-hidden />} onPress={() => move({ state: 'frozen' })}>
        {t('stop')}
      </Button>
    );
  }
  return (
    <>
      <Button size="sm" isDisabled={isMoving} onPress={() => move({ advance: 'PT1H' })}>
        {t('hour')}
      </Button>
      <Button size="sm" isDisabled={isMoving} onPress={() => move({ advance: 'P1D' })}>
        {t('day')}
      </Button>
      <Button size="sm" icon={<SkipForward aria-hidden />} isDisabled={isMoving || !isDue} onPress={toNext}>
        {t('toNext')}
      </Button>
      <Button
        size="sm"
        icon={isFrozen ? <Play aria-hidden /> : <Pause aria-hidden />}
        isDisabled={isMoving}
        onPress={() => move({ state: isFrozen ? 'running' : 'frozen' })}
      >
        {t(isFrozen ? 'run' : 'freeze')}
      </Button>
    </>
  );
}
