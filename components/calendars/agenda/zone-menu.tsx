'use client';

import { Globe } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { PopoverDialog } from '@/components/ui/overlays/popover-dialog';
import { firstZone, offsetText } from '@/lib/calendars/when';
import { isTimeZone } from '@/lib/format/time-zone';
import { startOfDay } from '@/lib/rules/zones';

/** Zones that are offered whatever the calendars': the ends of a day's work for who sells from Chile. */
const usual = ['America/Santiago', 'America/New_York', 'Europe/Madrid', 'UTC'];

/** Which zone the page is drawn in, and which other one's hours stand beside it. */
export function ZoneMenu() {
  const t = useTranslations('calendars.agenda.zones');
  const { calendars, shown, zone, viewerZone, second, values, set, from } = useAgenda();
  const at = startOfDay(from, zone);
  const calendarZone = firstZone(...shown.map(({ timezone }) => timezone));
  const worded = (name: string) => `${name.replaceAll('_', ' ')} · ${offsetText(at, name)}`;
  const known = calendars.flatMap(({ timezone = '' }) => (isTimeZone(timezone) ? [timezone] : []));
  const names = [...new Set([...known, viewerZone, ...usual, second].filter(Boolean))];
  const own = names.filter((name) => name !== calendarZone && name !== viewerZone);
  return (
    <PopoverDialog
      label={t('label')}
      placement="bottom end"
      className="w-72 p-3!"
      contentClassName="space-y-3"
      trigger={
        <Button variant="ghost" icon={<Globe aria-hidden />} aria-label={t('button', { zone: worded(zone) })}>
          <span className="max-w-48 truncate">{worded(zone)}</span>
        </Button>
      }
    >
      <Select
        label={t('drawnIn')}
        value={values.zone}
        onChange={(chosen) => set({ zone: chosen })}
        options={[
          { id: 'calendar', label: t('calendars', { zone: worded(calendarZone ?? viewerZone) }) },
          { id: 'mine', label: t('mine', { zone: worded(viewerZone) }) },
          ...own.map((name) => ({ id: name, label: worded(name) })),
        ]}
      />
      <Select
        label={t('second')}
        value={second || 'none'}
        onChange={(chosen) => set({ second: chosen === 'none' ? '' : chosen })}
        options={[
          { id: 'none', label: t('noSecond') },
          ...names.filter((name) => name !== zone).map((name) => ({ id: name, label: worded(name) })),
        ]}
      />
    </PopoverDialog>
  );
}
