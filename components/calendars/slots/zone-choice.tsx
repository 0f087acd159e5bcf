'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { offsetText } from '@/lib/calendars/when';

export type KnownZones = {
  readonly calendar: string | undefined;
  readonly viewer: string;
  readonly contact: string | undefined;
};

type ZoneChoiceProps = {
  known: KnownZones;
  /** The instant whose offsets are said beside the names. */
  at: number;
  value: string;
  onChange: (zone: string) => void;
};

/** The zone that times are shown in: the calendar's, the viewer's, the contact's, or any other. */
export function ZoneChoice({ known, at, value, onChange }: ZoneChoiceProps) {
  const t = useTranslations('calendars.booking');
  const { calendar, viewer, contact } = known;
  const options = useMemo(() => {
    const whose = [
      [calendar, t('zoneOf.calendar')],
      [contact, t('zoneOf.contact')],
      [viewer, t('zoneOf.viewer')],
    ] as const;
    const first = new Set(whose.flatMap(([zone]) => zone ?? []));
    return [...new Set([...first, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((id) => {
      const words = whose.flatMap(([zone, word]) => (zone === id ? [word] : []));
      return { id, label: id, description: [...words, offsetText(at, id)].join(' · ') };
    });
  }, [calendar, contact, viewer, at, t]);
  return (
    <ComboBox
      label={t('zone')}
      options={options}
      value={value}
      onChange={(zone) => zone !== null && onChange(zone)}
    />
  );
}
