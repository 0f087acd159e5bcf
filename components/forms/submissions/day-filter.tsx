'use client';

import type { FilterControlProps } from '@/components/records/list/choice-of';
import { DateField } from '@/components/ui/fields/date-field';

/** One end of a stretch of days. Its name stands before it: two fields of days look alike. */
export function DayFilter({ label, value, onChange }: Omit<FilterControlProps, 'anyLabel'>) {
  return (
    <div className="flex items-center gap-1.5">
      <span aria-hidden className="text-ink-muted text-xs">
        {label}
      </span>
      <DateField
        label={label}
        isLabelHidden
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
        className="w-36"
      />
    </div>
  );
}
