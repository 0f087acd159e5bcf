'use client';

import { CalendarClock, ExternalLink, Plus, QrCode } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { RecordList } from '@/components/records/list/record-list';
import { useRecordList } from '@/components/records/list/use-record-list';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { Skeleton } from '@/components/ui/skeleton';
import { createCalendar } from '@/lib/api/contract/calendars';
import type { CalendarRecord } from '@/lib/api/records';
import { calendars } from '@/lib/resources/calendars/calendars';
import { isLink, PublicLink, StateBadge } from './calendar-cells';

/** What is read beside the list comes after it. */
const NextSlot = lazy(() => import('./beside-cells').then((module) => module.NextSlot), CellPlace);
const Upcoming = lazy(() => import('./beside-cells').then((module) => module.Upcoming), CellPlace);
const NewCalendar = lazy(() => import('./new-calendar').then((module) => module.NewCalendar));
const QrDialog = lazy(() => import('./qr-dialog').then((module) => module.QrDialog));

const cells = {
  activo: (calendar: CalendarRecord) => <StateBadge calendar={calendar} />,
  next: (calendar: CalendarRecord) => <NextSlot calendar={calendar} />,
  upcoming: (calendar: CalendarRecord) => <Upcoming calendar={calendar} />,
  link: (calendar: CalendarRecord) => <PublicLink calendar={calendar} />,
};

/** The calendars of the subaccount; each leads to its own page. */
export function CalendarsPage() {
  const t = useTranslations('calendars.settings');
  const list = useRecordList(calendars, { today: '' });
  const mayCreate = useCan(createCalendar);
  const [isCreating, setIsCreating] = useState(false);
  const [shown, setShown] = useState<CalendarRecord>();
  const create = () => mayCreate && setIsCreating(true);
  useShortcut('c', t('list.new'), create);
  const button = useMemo(
    () =>
      mayCreate && (
        <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setIsCreating(true)}>
          {t('list.new')}
        </Button>
      ),
    [mayCreate, t],
  );
  return (
    <>
      <PageHeader title={t('list.title')} description={t('list.text')} actions={button} />
      <RecordList
        list={list}
        icon={<CalendarClock aria-hidden />}
        cells={cells}
        summaryOf={(calendar) => <Summary calendar={calendar} />}
        emptyActions={button}
        rowActions={({ public_url: url, ...calendar }) =>
          isLink(url)
            ? [
                { id: 'open', label: t('link.open'), icon: <ExternalLink />, run: () => openTab(url) },
                {
                  id: 'qr',
                  label: t('link.qr'),
                  icon: <QrCode />,
                  run: () => setShown({ ...calendar, public_url: url }),
                },
              ]
            : []
        }
      >
        {null}
      </RecordList>
      {isCreating && <NewCalendar others={list.read} onClose={() => setIsCreating(false)} />}
      {shown && <QrDialog calendar={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** What a phone shows of a calendar below its name. */
function Summary({ calendar }: { calendar: CalendarRecord }) {
  const { timezone, duracion_min: minutes } = calendar;
  const t = useTranslations('calendars.settings');
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <StateBadge calendar={calendar} />
      {timezone}
      {minutes !== undefined && <span>{t('minutes', { count: minutes })}</span>}
    </span>
  );
}

function CellPlace() {
  return <Skeleton className="ml-auto h-3 w-12" />;
}

function openTab(url: string): void {
  window.open(url, '_blank', 'noreferrer');
}
