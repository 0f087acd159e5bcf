'use client';

import { useTranslations } from 'next-intl';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { CalendarMark } from '@/components/calendars/marks/calendar-mark';
import { classNames } from '@/components/ui/class-names';
import { idOf } from '@/lib/api/records';

/** Which calendars are shown: a press shows or hides one. */
export function CalendarChips() {
  const t = useTranslations('calendars.agenda');
  const { calendars, shown, markOf, nameOf, values, set } = useAgenda();
  const on = new Set(shown.map(idOf));
  const usual = calendars.filter(({ activo }) => activo !== false).map(idOf);

  function toggle(id: string) {
    const next = calendars.map(idOf).filter((one) => (one === id ? !on.has(one) : on.has(one)));
    const isUsual =
      next.length === 0 || (next.length === usual.length && next.every((one) => usual.includes(one)));
    set({ calendars: isUsual ? [] : next });
  }

  return (
    <fieldset className="flex min-w-0 items-center gap-1.5 overflow-x-auto max-sm:-mx-4 max-sm:px-4 sm:flex-wrap">
      <legend className="sr-only">{t('calendars')}</legend>
      {calendars.map((calendar) => {
        const id = idOf(calendar);
        const isOn = on.has(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isOn}
            onClick={() => toggle(id)}
            className={classNames(
              'inline-flex h-7 shrink-0 items-center gap-1.5 rounded-full border px-2 text-xs hover:bg-hover pointer-coarse:h-10',
              isOn ? 'bg-surface text-ink' : 'border-dashed text-ink-muted',
            )}
          >
            <CalendarMark mark={markOf(id)} isOff={!isOn} />
            <span className="max-w-40 truncate">{nameOf(calendar)}</span>
            {calendar.activo === false && <span className="text-ink-muted">{t('archived')}</span>}
          </button>
        );
      })}
      {values.calendars.length > 0 && (
        <button
          type="button"
          onClick={() => set({ calendars: [] })}
          className="h-7 shrink-0 rounded px-2 text-accent-ink text-xs hover:underline pointer-coarse:h-10"
        >
          {t('allCalendars')}
        </button>
      )}
    </fieldset>
  );
}
