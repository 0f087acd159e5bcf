'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';

const arrowStyle = 'flex size-8 items-center justify-center rounded-md text-ink-muted hover:bg-hover';

/** What a calendar of days shows: a month, and the way to others. */
export function Month() {
  return (
    <>
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
    </>
  );
}
