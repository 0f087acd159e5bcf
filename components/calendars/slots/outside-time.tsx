'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/ui/fields/date-field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { TextField } from '@/components/ui/fields/text-field';
import { offsetText } from '@/lib/calendars/when';
import { dayAt, instantsOf, minutesAt } from '@/lib/rules/zones';

type OutsideTimeProps = {
  zone: string;
  value: number | undefined;
  onChange: (start: number | undefined) => void;
};

/** Any time of any day, typed. In the hour that a clock skips there is none, in the one that it shows twice there are two. */
export function OutsideTime({ zone, value, onChange }: OutsideTimeProps) {
  const t = useTranslations('calendars.booking');
  const [day, setDay] = useState<string | null>(value === undefined ? null : dayAt(value, zone));
  const [time, setTime] = useState(value === undefined ? '' : clockText(minutesAt(value, zone)));
  const instants = (onDay: string | null, at: string) => {
    const minutes = clockMinutes(at);
    return onDay === null || minutes === undefined ? undefined : instantsOf(onDay, minutes, zone);
  };
  const found = instants(day, time);
  function change(nextDay: string | null, nextTime: string) {
    setDay(nextDay);
    setTime(nextTime);
    onChange(instants(nextDay, nextTime)?.[0]);
  }

  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <DateField label={t('day')} value={day} onChange={(next) => change(next, time)} />
        <TextField
          label={t('time')}
          type="time"
          value={time}
          onChange={(next) => change(day, next)}
          errorMessage={found?.length === 0 ? t('skipped', { zone }) : undefined}
        />
      </div>
      {found && found.length > 1 && (
        <RadioGroup
          label={t('twice', { zone })}
          options={found.map((instant) => ({
            id: String(instant),
            label: `${time} ${offsetText(instant, zone)}`,
          }))}
          value={value === undefined ? null : String(value)}
          onChange={(instant) => onChange(Number(instant))}
        />
      )}
      <p className="text-ink-muted text-xs">{t('outsideText')}</p>
    </div>
  );
}

function clockText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function clockMinutes(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
