'use client';

import { CalendarMark } from '@/components/calendars/marks/calendar-mark';
import { Badge, type Tone } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import { useAgenda } from './agenda-context';
import { useEntryWords } from './use-entry-words';

const tones: Readonly<Record<string, Tone | undefined>> = {
  pendiente: 'warning',
  confirmada: 'success',
  completada: 'accent',
  no_asistio: 'danger',
};

/** One appointment on a line: when, whose calendar, who, its state. */
export function EntryRow({ entry }: { entry: AgendaEntry }) {
  const { markOf, nameOf, calendarOf, hrefOf } = useAgenda();
  const { titleOf, spanOf, labelOf, stateWord } = useEntryWords();
  const calendar = nameOf(calendarOf(entry.calendarId));
  const content = (
    <>
      <time
        dateTime={new Date(entry.from).toISOString()}
        className="w-24 shrink-0 text-ink-muted tabular-nums"
      >
        {spanOf(entry)}
      </time>
      <CalendarMark mark={markOf(entry.calendarId)} />
      <span
        className={classNames(
          'min-w-0 flex-1 truncate font-medium',
          entry.state === 'cancelada' && 'text-ink-muted line-through',
        )}
      >
        {titleOf(entry)}
      </span>
      <span className="hidden min-w-0 max-w-48 truncate text-ink-muted sm:block">{calendar}</span>
      <Badge tone={tones[entry.state] ?? 'neutral'}>{stateWord(entry.state)}</Badge>
    </>
  );
  const style = 'flex h-11 min-w-0 flex-1 items-center gap-3 rounded px-2';
  if (!entry.id) return <span className={style}>{content}</span>;
  return (
    <PageLink
      href={hrefOf(entry.id)}
      scroll={false}
      aria-label={labelOf(entry)}
      data-row-link
      className={classNames(style, 'hover:bg-row-hover focus-visible:-outline-offset-2')}
    >
      {content}
    </PageLink>
  );
}
