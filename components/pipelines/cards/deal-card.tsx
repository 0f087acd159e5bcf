'use client';

import { memo, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { factsOf } from './card-facts';
import { CardLines } from './card-lines';
import { CardTools } from './card-tools';
import type { CardView } from './card-view';
import type { CardWords } from './use-card-words';

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
  /** Whether its box and its menu are there; their place is free all the time. */
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
  const { deal, stage, href, view, words, isActive, isSelected, isHeld, focusRequest } = props;
  const link = useRef<HTMLAnchorElement>(null);
  const id = idOf(deal);
  useEffect(() => {
    if (focusRequest) link.current?.focus({ preventScroll: true });
  }, [focusRequest]);

  const title = deal.title ?? words.untitled(id);
  const isCompact = view.density === 'compact';
  const isBare = !isCompact && !view.facts.includes('amount');
  const tools = props.hasTools && (
    <CardTools title={title} words={words} isSelected={isSelected} isActive={isActive} isNarrow={isCompact} />
  );
  return (
    <li
      data-deal-id={id}
      data-selected={isSelected || undefined}
      aria-setsize={props.setSize}
      aria-posinset={props.position}
      className={classNames(
        'absolute inset-x-0 cursor-pointer rounded-lg border bg-surface hover:border-line-strong data-selected:border-accent data-selected:bg-selected',
        isCompact
          ? 'flex flex-col justify-center pr-8 pl-2.5 text-xs leading-4 pointer-coarse:pr-11'
          : 'flex flex-col px-3 py-2.5',
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
          'wrap-anywhere line-clamp-2 overflow-clip! font-medium outline-none',
          'focus-visible:before:absolute focus-visible:before:inset-0 focus-visible:before:rounded-lg focus-visible:before:outline-2 focus-visible:before:outline-accent',
          !isCompact && 'text-[0.8125rem] leading-4.5',
          isBare && 'pr-12 pointer-coarse:pr-16',
        )}
      >
        {title}
      </a>
      {isCompact ? (
        <p className="overflow-x-clip text-ellipsis whitespace-nowrap text-ink-muted">{words.money(deal)}</p>
      ) : (
        <CardLines
          facts={factsOf(deal, stage, view.facts, words, { now: props.now, today: props.today })}
          tools={isBare ? null : tools}
        />
      )}
      {(isCompact || isBare) && (
        <span
          className={classNames('absolute right-1.5', isCompact ? 'inset-y-0 flex items-center' : 'top-2')}
        >
          {tools}
        </span>
      )}
    </li>
  );
});
