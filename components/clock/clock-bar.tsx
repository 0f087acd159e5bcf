'use client';

import { CalendarClock, ListOrdered } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useInstants } from '@/components/session/use-instants';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { PopoverDialog } from '@/components/ui/overlays/popover-dialog';
import { ClockControls } from './clock-controls';
import type { Clock, ClockRecord } from './clock-reading';
import { ClockTime } from './clock-time';
import { UpcomingList } from './upcoming-list';

type ClockBarProps = { clock: Clock; next: NonNullable<ClockRecord['next']> };

/** What time it is in the subaccount, and the ways on. */
export function ClockBar({ clock, next }: ClockBarProps) {
  const t = useTranslations('shell.clock');
  const instants = useInstants();
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b bg-accent-soft px-4 py-1 text-accent-ink text-sm sm:px-6 max-sm:flex-nowrap"
    >
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      <strong className="font-medium max-sm:sr-only">{t('label')}</strong>
      <ClockTime clock={clock} />
      {clock.target !== undefined && (
        <span className="text-xs max-sm:hidden">
          {t('advancingTo', { at: instants.exact(clock.target) })}
        </span>
      )}
      <LinkButton href="/sandbox#clock" size="sm" className="ml-auto sm:hidden">
        {t('open')}
      </LinkButton>
      <div className="ml-auto flex flex-wrap items-center gap-1.5 max-sm:hidden">
        <ClockControls clock={clock} next={next} />
        <PopoverDialog
          label={t('next')}
          placement="bottom end"
          trigger={
            <Button size="sm" icon={<ListOrdered aria-hidden />}>
              {t('next')}
            </Button>
          }
          contentClassName="max-h-96 w-[min(34rem,90vw)] overflow-y-auto p-3 text-ink text-sm"
        >
          <UpcomingList next={next} />
        </PopoverDialog>
      </div>
    </section>
  );
}
