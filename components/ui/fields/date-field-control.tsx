'use client';

import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { classNames } from '@/components/ui/class-names';
import { Popover } from '@/components/ui/overlays/popover';
import type { DateFieldProps } from './date-field';
import { FieldHint, FieldLabel, groupStyle } from './field';
import { Month } from './month';

/** What a `DateField` is made of. */
export function DateFieldControl(props: DateFieldProps) {
  const { label, isLabelHidden, isOptional, description, errorMessage, value, onChange, min, max, ...rest } =
    props;
  const { className, ...aria } = rest;
  return (
    <DatePicker
      {...aria}
      value={value ? parseDate(value) : null}
      onChange={(day) => onChange(day ? day.toString() : null)}
      minValue={min ? parseDate(min) : undefined}
      maxValue={max ? parseDate(max) : undefined}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={classNames('min-w-0', className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <Group className={groupStyle}>
        <DateInput className="flex min-w-0 flex-1 items-center px-2.5">
          {(segment) => (
            <DateSegment
              segment={segment}
              className="min-w-6 rounded text-center leading-6 outline-none data-[type=literal]:min-w-0 data-placeholder:text-ink-faint data-focused:bg-accent data-focused:text-on-accent"
            />
          )}
        </DateInput>
        <Button className="flex h-full w-8 shrink-0 items-center justify-center text-ink-faint">
          <CalendarDays aria-hidden className="size-4" />
        </Button>
      </Group>
      <FieldHint description={description} errorMessage={errorMessage} />
      <Popover className="p-3">
        <Dialog className="outline-none">
          <Calendar>
            <Month />
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
