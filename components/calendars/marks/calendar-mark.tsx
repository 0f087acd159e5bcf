import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { CalendarMark as Mark } from '@/lib/calendars/marks';

/** The colour of a calendar, for the styles that paint with `--mark`. */
export function markStyle({ colour }: Mark): CSSProperties {
  return { '--mark': `var(--mark-${colour})` } as CSSProperties;
}

/** A calendar's colour and letter, in outline where it is not shown; its name stands beside it, or is said otherwise. */
export function CalendarMark({ mark, isOff = false }: { mark: Mark; isOff?: boolean }) {
  return (
    <span
      aria-hidden
      style={markStyle(mark)}
      className={classNames(
        'inline-flex h-4 min-w-4 shrink-0 items-center justify-center rounded-sm px-0.5 font-semibold text-[11px] leading-none',
        isOff ? 'border border-(--mark) text-ink-muted' : 'bg-(--mark) text-surface',
      )}
    >
      {mark.letter}
    </span>
  );
}
