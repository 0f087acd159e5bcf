'use client';

import { useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { type DayAndTime, dayAndTimeOf, instantOf, isTime } from './day-and-time';

type TimeSpanDialogProps = {
  from: string;
  to: string;
  onChoose: (span: { from: string; to: string }) => void;
  onClose: () => void;
};

/** A stretch of time in the page's zone; either end may be left open. */
export function TimeSpanDialog({ from, to, onChoose, onClose }: TimeSpanDialogProps) {
  const t = useTranslations('webhooks.timeSpan');
  const zone = useTimeZone() ?? 'UTC';
  const [start, setStart] = useState(() => dayAndTimeOf(from, zone));
  const [end, setEnd] = useState(() => dayAndTimeOf(to, zone));
  const span = { from: instantOf(start, zone), to: instantOf(end, zone) };
  const isTurned = span.from !== '' && span.to !== '' && span.from >= span.to;
  const isWhole = isTime(start.time) && isTime(end.time) && !isTurned;

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t('title')}
      description={t('zone', { zone })}
      footer={
        <Button variant="primary" isDisabled={!isWhole} onPress={() => onChoose(span)}>
          {t('show')}
        </Button>
      }
    >
      <div className="space-y-3">
        <Moment label={t('from')} value={start} onChange={setStart} />
        <Moment label={t('to')} value={end} onChange={setEnd} error={isTurned ? t('turned') : undefined} />
      </div>
    </Dialog>
  );
}

type MomentProps = {
  label: string;
  value: DayAndTime;
  onChange: (value: DayAndTime) => void;
  error?: string | undefined;
};

function Moment({ label, value, onChange, error }: MomentProps) {
  const t = useTranslations('webhooks.timeSpan');
  return (
    <div className="flex items-start gap-2">
      <DateField
        label={label}
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
        errorMessage={error}
        className="flex-1"
      />
      <TextField
        label={t('time')}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
        placeholder="00:00"
        errorMessage={isTime(value.time) ? undefined : t('timeWrong')}
        className="w-24"
      />
    </div>
  );
}
