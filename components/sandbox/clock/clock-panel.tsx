'use client';

import { useTranslations } from 'next-intl';
import { ClockControls } from '@/components/clock/clock-controls';
import { ClockTime } from '@/components/clock/clock-time';
import { UpcomingList } from '@/components/clock/upcoming-list';
import { useSandboxClock } from '@/components/clock/use-sandbox-clock';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { AdvanceBy } from './advance-by';

/** What time it is in the subaccount, moving on, and what happens next. */
export function ClockPanel() {
  const t = useTranslations('sandbox.clock');
  const { clock, next, error, again } = useSandboxClock();
  return (
    <section id="clock" className="scroll-mt-4 space-y-3">
      <div>
        <h2 className="font-semibold">{t('title')}</h2>
        <p className="max-w-prose text-ink-muted">{t('text')}</p>
      </div>
      {clock === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={again} />
        ) : (
          <LoadingState rows={2} />
        )
      ) : (
        <div className="space-y-4 rounded-lg border p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 font-medium text-base">
            <ClockTime clock={clock} />
          </div>
          <div className="flex flex-wrap items-end gap-1.5">
            <ClockControls clock={clock} next={next} />
          </div>
          <AdvanceBy isAdvancing={clock.state === 'advancing'} />
          <div>
            <h3 className="mb-1 font-medium">{t('next')}</h3>
            <UpcomingList next={next} />
          </div>
        </div>
      )}
    </section>
  );
}
