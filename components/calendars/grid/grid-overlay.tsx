'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useReschedule } from '@/components/calendars/booking/use-reschedule';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { useEntryWords } from '@/components/calendars/entries/use-entry-words';
import { lazy } from '@/components/ui/lazy';
import { useClock } from '@/components/ui/use-clock';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import { type DayAxis, topOf } from '@/lib/calendars/day-axis';
import type { FreeSlot } from '@/lib/calendars/free-slots';
import type { GridColumn } from '@/lib/calendars/grid-columns';
import { dayAt } from '@/lib/rules/zones';
import { DropGhost } from './drop-ghost';
import { pointIn, quarterAt } from './grid-places';
import { NowLine } from './now-line';
import { useCellLabel } from './use-cell-label';
import { type Drop, useDrops } from './use-drops';
import { type Ghost, useGridDrag } from './use-grid-drag';
import { useGridKeys } from './use-grid-keys';

const EntriesDialog = lazy(() => import('./entries-dialog').then((module) => module.EntriesDialog));
const OtherCalendarDialog = lazy(() =>
  import('./other-calendar-dialog').then((module) => module.OtherCalendarDialog),
);

type GridOverlayProps = {
  scroller: RefObject<HTMLElement | null>;
  label: string;
  columns: readonly GridColumn[];
  axis: DayAxis;
  entriesByColumn: ReadonlyMap<string, readonly AgendaEntry[]>;
  slots: ReadonlyMap<string, readonly FreeSlot[]>;
  layerOf: (column: GridColumn) => string;
  /** An appointment of this calendar is in the air. */
  onHold: (calendarId: string | undefined) => void;
};

/**
 * What hands and keys do in the grid, over the columns, so that these need not be drawn again for it. It is the grid for
 * screen readers: of its thousands of cells only the one at the cursor is there, and says what it holds.
 */
export function GridOverlay(props: GridOverlayProps) {
  const { scroller, label, columns, axis, entriesByColumn, slots, layerOf, onHold } = props;
  const t = useTranslations('calendars.agenda');
  const id = useId();
  const router = useRouter();
  const agenda = useAgenda();
  const words = useEntryWords();
  const reschedule = useReschedule();
  const now = useClock().getTime();
  const drops = useDrops(slots, layerOf);
  const { placeOf, wordsOf, momentOf } = drops;
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const [listed, setListed] = useState<readonly AgendaEntry[]>([]);
  const [other, setOther] = useState<{ entry: AgendaEntry; calendarId: string; start: number }>();
  const [announcement, announce] = useState('');
  const board = useRef<HTMLDivElement>(null);
  const cell = useRef<HTMLDivElement>(null);

  const all = new Map([...entriesByColumn.values()].flat().map((entry) => [entry.key, entry]));

  function dropOn(entry: AgendaEntry, drop: Drop): boolean {
    if (drop.start === undefined) {
      announce(wordsOf(drop));
      return false;
    }
    const { start, calendarId } = drop;
    if (calendarId !== entry.calendarId) setOther({ entry, calendarId, start });
    else {
      announce(t('moving', { title: words.titleOf(entry), moment: momentOf(start) }));
      void reschedule(entry.record, new Date(start).toISOString());
    }
    return true;
  }

  function book(column: GridColumn, instant: number | undefined) {
    const drop = placeOf(undefined, column, instant);
    const calendar = agenda.calendarOf(drop.calendarId);
    if (!agenda.mayBook) return;
    if (drop.start === undefined || calendar?.id === undefined) announce(wordsOf(drop));
    else router.push(agenda.bookHref(calendar.id, drop.start), { scroll: false });
  }

  function open({ key, id: entryId }: AgendaEntry) {
    if (!entryId) return;
    // The panel takes the focus from a link that the keyboard was on, and gives it back.
    scroller.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`)?.focus();
    router.push(agenda.hrefOf(entryId), { scroll: false });
  }

  const keys = useGridKeys({
    ...{ columns, axis, entriesByColumn, slots, layerOf },
    onOpen: open,
    onList: setListed,
    onBook: book,
    onPickUp(entry) {
      onHold(entry.calendarId);
      announce(t('pickedUp', { title: words.titleOf(entry) }));
    },
    onRelease(isPutBack) {
      onHold(undefined);
      if (isPutBack) announce(t('putBack'));
    },
    onDrop: (entry, column, instant) => dropOn(entry, placeOf(entry, column, instant)),
  });
  const { place, column, carried } = keys;
  const cellLabel = useCellLabel(layerOf, drops);
  const carriedDrop = carried && placeOf(carried, column, place.instant);

  useGridDrag({
    ...{ scroller, board, columns, axis, placeOf },
    isOn: agenda.mayMove || agenda.mayBook,
    mayBook: agenda.mayBook && !carried,
    entryOf: (key) => (agenda.mayMove ? all.get(key) : undefined),
    onStart: (entry) => entry && onHold(entry.calendarId),
    onGhost: setGhost,
    onDrop(entry, found) {
      setGhost(null);
      onHold(undefined);
      if (!found) return;
      if (entry) dropOn(entry, found.drop);
      else if (found.drop.start !== undefined) book(columns[found.column]!, found.drop.start);
      else announce(wordsOf(found.drop));
    },
  });

  const onClick = useEffectEvent((event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const more = target.closest<HTMLElement>('[data-more]');
    const entry = all.get(target.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? '');
    if (more) {
      setListed((more.dataset.more ?? '').split('\n').flatMap((key) => all.get(key) ?? []));
    } else if (entry?.id) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      router.push(agenda.hrefOf(entry.id), { scroll: false });
    } else if (target.closest('[data-column]') && board.current) {
      const found = pointIn(board.current, columns.length, { x: event.clientX, y: event.clientY });
      const into = found && columns[found.column];
      const instant = into && quarterAt(axis, into.day, found.top);
      if (!into || instant === undefined) return;
      keys.walkTo({ column: found.column, instant });
      board.current.focus({ preventScroll: true });
      if (layerOf(into) !== '' && placeOf(undefined, into, instant).start !== undefined) book(into, instant);
    }
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const box = target.closest<HTMLElement>('[data-entry]');
    if (!box && target !== board.current) return;
    if (box && (event.key === 'Enter' || event.key === 'Tab')) return;
    if (!keys.press(event)) return;
    event.preventDefault();
    if (box) board.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const listening = new AbortController();
    element.addEventListener('click', onClick, listening);
    element.addEventListener('keydown', onKeyDown, listening);
    element.addEventListener('pointerover', nameOnHover, listening);
    return () => listening.abort();
  }, [scroller]);

  const { column: at, instant } = place;
  const isWalked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step of the cursor, and not before the first
  useLayoutEffect(() => {
    if (isWalked.current) cell.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    isWalked.current = document.activeElement === board.current;
  }, [at, instant]);

  const dropped = ghost ?? (carriedDrop && { column: at, at: instant, drop: carriedDrop });
  const share = 100 / columns.length;
  return (
    <>
      <NowLine axis={axis} columns={columns} now={now} />
      {/* biome-ignore lint/a11y/useSemanticElements: a table of 672 cells of which one is there */}
      <div
        ref={board}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={`${id}-${at}-${instant}`}
        aria-colcount={columns.length}
        aria-rowcount={Math.ceil(axis.height / 15)}
        className="group pointer-events-none absolute inset-0 z-[5] outline-none"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
        <div role="row" aria-rowindex={Math.floor(topOf(axis, column.day, instant) / 15) + 1}>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, this is its active descendant */}
          <div
            ref={cell}
            role="gridcell"
            id={`${id}-${at}-${instant}`}
            key={`${at} ${instant}`}
            aria-colindex={at + 1}
            aria-label={cellLabel(keys)}
            className="absolute h-3.75 scroll-my-24 scroll-mx-28 rounded-sm outline-accent group-focus:outline-2"
            style={{ top: topOf(axis, column.day, instant), left: `${at * share}%`, width: `${share}%` }}
          />
        </div>
      </div>
      {dropped && (
        <DropGhost
          drop={dropped.drop}
          top={topOf(axis, columns[dropped.column]!.day, dropped.drop.start ?? dropped.at)}
          left={columnOfDrop(dropped) * share}
          width={share}
          words={wordsOf(dropped.drop)}
        />
      )}
      <p id={`${id}-keys`} className="sr-only">
        {t('keys')}
      </p>
      <div aria-live="assertive" className="sr-only">
        {announcement}
      </div>
      {listed.length > 0 && (
        <EntriesDialog
          entries={listed}
          onClose={() => setListed([])}
          onPickUp={agenda.mayMove ? onPickUpListed : undefined}
        />
      )}
      {other && <OtherCalendarDialog {...other} onClose={() => setOther(undefined)} />}
    </>
  );

  function columnOfDrop({ column: under, drop }: Ghost): number {
    const day = drop.start === undefined ? undefined : dayAt(drop.start, axis.zone);
    const there = columns.findIndex(
      (one) => one.day === day && one.calendarId === columns[under]!.calendarId,
    );
    return there === -1 ? under : there;
  }

  function onPickUpListed(entry: AgendaEntry) {
    setListed([]);
    board.current?.focus({ preventScroll: true });
    keys.pickUp(entry);
  }
}

/** What is cut off in a box is read on hovering; thousands of titles that nobody reads are not written. */
function nameOnHover({ target }: Event): void {
  const box = (target as HTMLElement).closest<HTMLElement>('[data-entry]');
  if (box && !box.title) box.title = box.ariaLabel ?? '';
}
