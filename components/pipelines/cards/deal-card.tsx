'use client';

import { memo, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { lazy } from '@/components/ui/lazy';
import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { type FactText, factsOf } from './card-facts';
import type { CardView } from './card-view';
import type { CardWords } from './use-card-words';

const RecordName = lazy(() =>
  import('@/components/records/pick/record-name').then((module) => module.RecordName),
);

type DealCardProps = {
  deal: DealRecord;
  stage: StageRecord;
  href: string;
  view: CardView;
  words: CardWords;
  today: string;
  now: number;
  /** Where it stands in its column, in pixels. */
  top: number;
  height: number;
  /** Its number in the column and how many there are, -1 where that is not known. */
  position: number;
  setSize: number;
  mayMove: boolean;
  /** Whether its box and its menu can be reached. */
  hasTools: boolean;
  isSelected: boolean;
  /** The card is in the air, by pointer or by keyboard. */
  isHeld: boolean;
  /** The card that the keys are at: Tab reaches it, its box and its menu. */
  isActive: boolean;
  /** A new object asks the card to take the focus. */
  focusRequest: object | null;
};

/**
 * One deal. Clicks, keys and drags are handled by the board, so that a card that scrolls into sight costs a few
 * elements and nothing else: every clip, layer and icon would be paid for at each frame of a scroll.
 */
export const DealCard = memo(function DealCard(props: DealCardProps) {
  const { deal, href, view, words, isActive, isSelected, isHeld, focusRequest } = props;
  const link = useRef<HTMLAnchorElement>(null);
  const id = idOf(deal);
  useEffect(() => {
    if (focusRequest) link.current?.focus({ preventScroll: true });
  }, [focusRequest]);

  const title = deal.title ?? words.untitled(id);
  const isCompact = view.density === 'compact';
  return (
    <li
      data-deal-id={id}
      data-selected={isSelected || undefined}
      aria-setsize={props.setSize}
      aria-posinset={props.position}
      className={classNames(
        'group/card absolute inset-x-0 cursor-pointer rounded-lg border bg-surface px-3 hover:border-line-strong data-selected:border-accent data-selected:bg-selected',
        isCompact ? 'flex items-center gap-2' : 'py-2.5',
        view.isColoured && 'border-l-3 border-l-(--stage)!',
        isHeld && 'opacity-60 outline-2 outline-accent outline-dashed',
      )}
      style={{ top: props.top, height: props.height }}
    >
      <a
        ref={link}
        href={href}
        data-card-link
        draggable={false}
        tabIndex={isActive ? 0 : -1}
        aria-describedby={props.mayMove ? 'board-instructions' : undefined}
        className={classNames(
          'block overflow-x-clip text-ellipsis whitespace-nowrap font-medium outline-none pointer-coarse:pr-14',
          'focus-visible:before:absolute focus-visible:before:inset-0 focus-visible:before:rounded-lg focus-visible:before:outline-2 focus-visible:before:outline-accent',
          isCompact && 'min-w-0 flex-1',
        )}
      >
        {title}
      </a>
      {isCompact ? (
        <span className="shrink-0 text-ink-muted text-xs">{words.money(deal)}</span>
      ) : (
        <CardFacts {...props} />
      )}
      {props.mayMove && props.hasTools && (
        <CardTools title={title} words={words} isSelected={isSelected} isActive={isActive} />
      )}
    </li>
  );
});

/** The box that chooses the card and the button of its menu, over the end of its title. */
function CardTools(props: { title: string; words: CardWords; isSelected: boolean; isActive: boolean }) {
  const { title, words, isSelected } = props;
  const tabIndex = props.isActive ? 0 : -1;
  return (
    <span
      data-card-tools
      className="absolute top-1 right-1 flex items-center rounded bg-surface group-data-selected/card:bg-selected"
    >
      <label className="flex size-7 cursor-pointer items-center justify-center rounded hover:bg-hover">
        <input
          type="checkbox"
          data-select
          checked={isSelected}
          readOnly
          tabIndex={tabIndex}
          aria-label={words.select(title)}
          className="size-4 cursor-pointer"
        />
      </label>
      <button
        type="button"
        data-menu
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-label={words.menu(title)}
        className="size-7 rounded text-ink-muted hover:bg-hover"
      >
        ⋯
      </button>
    </span>
  );
}

const tones = { danger: 'font-medium text-danger-ink', warning: 'font-medium text-warning-ink' };

/** The first fact stands out, the others share a line. */
function CardFacts({ deal, stage, view, words, today, now }: DealCardProps) {
  const [first, ...others] = factsOf(deal, stage, view.facts, words, { now, today });
  return (
    <>
      <p className="mt-0.5 overflow-x-clip text-ellipsis whitespace-nowrap">{first && factElement(first)}</p>
      <p className="mt-0.5 overflow-x-clip text-ellipsis whitespace-nowrap text-ink-muted text-xs">
        {others.flatMap((fact, index) => (index === 0 ? [factElement(fact)] : [' · ', factElement(fact)]))}
      </p>
    </>
  );
}

/** Plain text where it is nothing special: an element of its own would be one more to draw. */
function factElement({ name, text, tone, contactId }: FactText) {
  if (contactId !== undefined) return <RecordName key={name} of="contacts" id={contactId} />;
  if (!tone) return text;
  return (
    <span key={name} className={tones[tone]}>
      {text}
    </span>
  );
}
