'use client';

import { CalendarPlus, Flag, Pencil, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDayNames } from '@/components/calendars/hours/use-day-names';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { IconButton } from '@/components/ui/icon-button';
import { lazy } from '@/components/ui/lazy';
import { holidaysOf } from '@/lib/calendars/chile-holidays';
import { type Exception, type Exceptions, removeDates, setDates } from '@/lib/calendars/exception-edits';
import type { Range, Week } from '@/lib/calendars/week-edits';
import { formatDay } from '@/lib/format/dates';
import { weekdayOf } from '@/lib/rules/zones';

const ExceptionDialog = lazy(() => import('./exception-dialog').then((module) => module.ExceptionDialog));
const HolidaysDialog = lazy(() => import('./holidays-dialog').then((module) => module.HolidaysDialog));

type ExceptionsEditorProps = {
  exceptions: Exceptions;
  onChange: (exceptions: Exceptions) => void;
  /** The hours that an exception begins with. */
  week: Week | null;
  /** In the calendar's zone. */
  today: string;
  mayEdit: boolean;
};

/** Dates whose hours are not those of their weekday: closed, or other ones. */
export function ExceptionsEditor({ exceptions, onChange, week, today, mayEdit }: ExceptionsEditorProps) {
  const t = useTranslations('calendars.settings.exceptions');
  const [open, setOpen] = useState<Exception | 'new' | 'holidays'>();
  const coming = exceptions.filter(({ fecha }) => fecha >= today);
  const past = exceptions.filter(({ fecha }) => fecha < today);
  const close = () => setOpen(undefined);
  const row = (exception: Exception) => (
    <ExceptionRow
      key={exception.fecha}
      exception={exception}
      onEdit={mayEdit ? () => setOpen(exception) : undefined}
      onRemove={() => onChange(removeDates(exceptions, [exception.fecha]))}
    />
  );
  return (
    <div className="space-y-3">
      {coming.length > 0 ? (
        <ul className="divide-y rounded-lg border">{coming.map(row)}</ul>
      ) : (
        <p className="rounded-lg border border-dashed px-3 py-4 text-center text-ink-muted">{t('none')}</p>
      )}
      {past.length > 0 && (
        <Disclosure title={t('past', { count: past.length })} isLazy>
          <ul className="divide-y rounded-lg border">{past.map(row)}</ul>
        </Disclosure>
      )}
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          <Button icon={<CalendarPlus aria-hidden />} onPress={() => setOpen('new')}>
            {t('add')}
          </Button>
          <Button icon={<Flag aria-hidden />} onPress={() => setOpen('holidays')}>
            {t('holidays')}
          </Button>
        </div>
      )}
      {open === 'holidays' ? (
        <HolidaysDialog exceptions={exceptions} today={today} onChange={onChange} onClose={close} />
      ) : (
        open && (
          <ExceptionDialog
            exception={open === 'new' ? undefined : open}
            week={week}
            today={today}
            onClose={close}
            onSet={(dates, ranges) => {
              const others = open === 'new' ? exceptions : removeDates(exceptions, [open.fecha]);
              onChange(setDates(others, dates, ranges));
            }}
          />
        )
      )}
    </div>
  );
}

type ExceptionRowProps = {
  exception: Exception;
  onEdit: (() => void) | undefined;
  onRemove: () => void;
};

function ExceptionRow({ exception, onEdit, onRemove }: ExceptionRowProps) {
  const t = useTranslations('calendars.settings.exceptions');
  const names = useTranslations('calendars.settings.holidays.name');
  const locale = useLocale();
  const days = useDayNames();
  const { fecha, bloques } = exception;
  const day = formatDay(fecha, locale);
  const holiday = holidaysOf(Number(fecha.slice(0, 4))).find((each) => each.day === fecha);
  return (
    <li className="flex items-center gap-3 px-3 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium tabular-nums">
            {days[weekdayOf(fecha)]!.short} {day}
          </span>
          {bloques.length === 0 ? (
            <Badge>{t('closed')}</Badge>
          ) : (
            <span className="tabular-nums">{rangesText(bloques)}</span>
          )}
          {holiday && <span className="text-ink-muted">{names(holiday.name)}</span>}
        </p>
      </div>
      {onEdit && (
        <>
          <IconButton size="sm" label={t('edit', { day })} icon={<Pencil aria-hidden />} onPress={onEdit} />
          <IconButton
            size="sm"
            label={t('remove', { day })}
            icon={<Trash2 aria-hidden />}
            onPress={onRemove}
          />
        </>
      )}
    </li>
  );
}

/** `09:00–13:00, 14:00–18:00`. */
export function rangesText(ranges: readonly Range[]): string {
  return ranges.map(({ desde, hasta }) => `${desde}–${hasta}`).join(', ');
}
