'use client';

import { parseDate } from '@internationalized/date';
import { useId } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import type { DatesFieldProps } from './dates-field';
import { Month } from './month';

/** What a `DatesField` is made of. */
export function DatesFieldControl({ label, value, onChange, min, description }: DatesFieldProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1 font-medium text-xs">
        {label}
      </p>
      <Calendar
        aria-labelledby={id}
        selectionMode="multiple"
        value={value.map((day) => parseDate(day))}
        onChange={(days) => onChange(days.map(String).sort())}
        minValue={min ? parseDate(min) : undefined}
        className="w-fit rounded-md border border-line-strong bg-surface p-3"
      >
        <Month />
      </Calendar>
      {description && <p className="mt-1 text-ink-muted text-xs">{description}</p>}
    </div>
  );
}
