'use client';

import { parseDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { classNames } from '@/components/ui/class-names';
import { Popover } from '@/components/ui/overlays/popover';
import type { DateFieldProps } from './date-field';
import { FieldHint, FieldLabel, groupStyle } from './field';

const arrowStyle = 'flex size-8 items-center justify-center rounded-md text-ink-muted hover:bg-hover';

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
              className="rounded px-px outline-none data-[type=literal]:px-0 data-placeholder:text-ink-faint data-focused:bg-accent data-focused:text-on-accent"
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
            <header className="mb-2 flex items-center justify-between">
              <Button slot="previous" className={arrowStyle}>
                <ChevronLeft aria-hidden className="size-4" />
              </Button>
              <CalendarHeading className="font-medium text-sm" />
              <Button slot="next" className={arrowStyle}>
                <ChevronRight aria-hidden className="size-4" />
              </Button>
            </header>
            <CalendarGrid className="text-center [&_th]:size-8 [&_th]:font-normal [&_th]:text-ink-faint [&_th]:text-xs">
              {(date) => (
                <CalendarCell
                  date={date}
                  className="flex size-8 cursor-default items-center justify-center rounded-md data-outside-month:invisible data-disabled:text-ink-faint data-hovered:bg-hover data-selected:bg-accent data-selected:text-on-accent"
                />
              )}
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
