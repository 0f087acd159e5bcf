'use client';

import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useRouter, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { bookHref } from '@/components/calendars/booking/booking-paths';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { useShortcut } from '@/components/commands/shortcuts';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { IconButton } from '@/components/ui/icon-button';
import { lazy } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/link-button';
import { type AgendaView, agendaViews, stepped } from '@/lib/calendars/agenda-address';
import { rangeText } from '@/lib/calendars/day-words';
import { CalendarChips } from './calendar-chips';

const ZoneMenu = lazy(() => import('./zone-menu').then((module) => module.ZoneMenu), ZonePlace);
const ShowMenu = lazy(() => import('./show-menu').then((module) => module.ShowMenu), ShowPlace);

/** Above the agenda: which days, in which view, of which calendars, in which zone. */
export function AgendaToolbar() {
  const t = useTranslations('calendars.agenda');
  const locale = useLocale();
  const router = useRouter();
  const { view, day, from, to, today, isWide, calendars, mayBook, set } = useAgenda();
  const params = useSearchParams();
  const href = bookHref(params.toString(), {});

  const go = (date: string) => set({ date: date === today ? '' : date });
  const show = (chosen: AgendaView) => set({ view: chosen === (isWide ? 'week' : 'list') ? '' : chosen });
  useShortcut('t', t('toToday'), () => go(today));
  useShortcut('m', t('views.month'), () => show('month'));
  useShortcut('w', t('views.week'), () => show('week'));
  useShortcut('d', t('views.day'), () => show('day'));
  useShortcut('l', t('views.list'), () => show('list'));
  useShortcut('b', t('book'), () => mayBook && router.push(href, { scroll: false }));

  return (
    <header className="flex flex-col gap-2 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <Button onPress={() => go(today)}>{t('today')}</Button>
        <div className="flex">
          <IconButton
            label={t(`previous.${view}`)}
            icon={<ChevronLeft aria-hidden />}
            onPress={() => go(stepped(view, day, -1))}
          />
          <IconButton
            label={t(`next.${view}`)}
            icon={<ChevronRight aria-hidden />}
            onPress={() => go(stepped(view, day, 1))}
          />
        </div>
        <h1 className="min-w-0 font-semibold max-sm:flex-1 text-sm tabular-nums leading-5 sm:truncate sm:text-lg sm:leading-6">
          {rangeText(view, day, from, to, locale)}
        </h1>
        <AgendaStatus />
        <SegmentedControl
          label={t('view')}
          className="max-sm:order-last max-sm:w-full max-sm:[&>*]:flex-1 max-sm:[&>*]:justify-center"
          value={view}
          onChange={show}
          options={agendaViews.map((id) => ({ id, label: t(`views.${id}`) }))}
        />
        {mayBook && calendars.length > 0 && (
          <LinkButton href={href} scroll={false} variant="primary" icon={<Plus aria-hidden />}>
            <span className="max-sm:sr-only">{t('book')}</span>
          </LinkButton>
        )}
      </div>
      <div className="flex items-start gap-2 max-sm:flex-col">
        <div className="min-w-0 flex-1 max-sm:w-full">
          <CalendarChips />
        </div>
        <div className="flex shrink-0 items-center gap-1 max-sm:w-full max-sm:justify-between">
          <ZoneMenu />
          <ShowMenu />
        </div>
      </div>
    </header>
  );
}

/** What is on its way, or that there is nothing; how many appointments there are is said aloud only. */
function AgendaStatus() {
  const t = useTranslations('calendars.agenda');
  const { isPending, entries, failed } = useAgenda();
  const isEmpty = !isPending && entries.length === 0 && failed.length === 0;
  return (
    <p role="status" className="min-w-0 flex-1 truncate pl-2 text-ink-muted text-xs max-sm:sr-only">
      {isPending ? (
        t('reading')
      ) : isEmpty ? (
        t('empty')
      ) : (
        <span className="sr-only">{t('count', { count: entries.length })}</span>
      )}
    </p>
  );
}

/** The room of the menus whose code is on its way. */
function ZonePlace() {
  return <span className="h-8 w-52 pointer-coarse:h-10" />;
}

function ShowPlace() {
  return <span className="h-8 w-22 pointer-coarse:h-10" />;
}
