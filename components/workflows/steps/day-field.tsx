'use client';

import { Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { DateField } from '@/components/ui/fields/date-field';
import { IconButton } from '@/components/ui/icon-button';
import type { Json } from '@/lib/contract/scalars';
import { isDay } from '@/lib/format/days';
import type { WidgetProps } from './config-field';
import { TagPicker } from './tag-picker';
import { TaggedText } from './tagged-text';

/** Whether a value is a calendar day or nothing yet; a moment or a merge tag is edited as text. */
export function isDayText(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '' || (typeof value === 'string' && isDay(value));
}

type DayFieldProps = Omit<WidgetProps, 'configKey'> & {
  /** Beside the day: another way to give it. */
  other?: ReactNode;
};

/** A calendar day, or a moment or a merge tag as text: chosen by hand, and by what the value is. */
export function DayOrMomentField(props: WidgetProps) {
  const t = useTranslations('workflows.form');
  const [isTyped, setIsTyped] = useState(false);
  if (isTyped || !isDayText(props.value)) return <TaggedText {...props} />;
  const toText = (
    <IconButton
      size="sm"
      label={t('typeMoment', { field: props.label })}
      icon={<Clock aria-hidden />}
      onPress={() => setIsTyped(true)}
    />
  );
  return <DayField {...props} other={toText} />;
}

/** A calendar day, typed or picked, or a merge tag instead. */
export function DayField({ label, value, onChange, hint, isDisabled, takesTags, other }: DayFieldProps) {
  return (
    <div className="flex items-start gap-1">
      <DateField
        label={label}
        value={typeof value === 'string' && value !== '' ? value : null}
        onChange={(day) => onChange(day ?? undefined)}
        isDisabled={isDisabled}
        description={hint}
        className="min-w-0 flex-1"
      />
      {!isDisabled && (takesTags || other) && (
        <div className="flex pt-5.5">
          {other}
          {takesTags && <TagPicker label={label} onChoose={onChange} />}
        </div>
      )}
    </div>
  );
}
