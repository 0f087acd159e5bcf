'use client';

import { CalendarDays, Clock, Ellipsis } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { memo, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { formatDay } from '@/lib/format/dates';
import { makeCardDraggable } from './card-drag';
import { daysInStage, isOverdue, isStale } from './deal-age';
import { dealMoney } from './deal-money';
import { type DealRecord, idOf, type StageRecord } from './records';

export type Density = 'normal' | 'compact';

/** Height of a card with the gap below it, in pixels. */
export const rowHeights: Record<Density, number> = { normal: 88, compact: 44 };

type DealCardProps = {
  deal: DealRecord;
  stage: StageRecord;
  href: string;
  density: Density;
  today: string;
  now: number;
  mayMove: boolean;
  isSelected: boolean;
  /** The card is in the air, by pointer or by keyboard. */
  isHeld: boolean;
  /** The one card of its column that Tab reaches. */
  isActive: boolean;
  /** A new object asks the card to take the focus. */
  focusRequest: object | null;
  /** How many cards move when this one does. */
  sizeWith: (dealId: string) => number;
};

/** One deal. Clicks and keys are handled by the board, so that a thousand cards need no handlers of their own. */
export const DealCard = memo(function DealCard(props: DealCardProps) {
  const { deal, href, density, isSelected, isHeld, isActive, mayMove, focusRequest } = props;
  const t = useTranslations('pipelines');
  const locale = useLocale();
  const card = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const id = idOf(deal);
  const { sizeWith } = props;

  useEffect(() => {
    if (focusRequest) link.current?.focus({ preventScroll: true });
  }, [focusRequest]);

  useEffect(() => {
    if (mayMove && card.current) return makeCardDraggable(card.current, id, () => sizeWith(id));
  }, [mayMove, id, sizeWith]);

  const title = deal.title ?? t('deal.untitled', { id });
  const amount = dealMoney(deal.amount, deal.currency, locale);
  const tabIndex = isActive ? 0 : -1;
  return (
    <div
      ref={card}
      data-deal-id={id}
      className={classNames(
        'group/card relative flex h-full flex-col rounded-lg border bg-surface px-3 transition-colors hover:border-line-strong',
        density === 'normal' ? 'justify-between py-2.5' : 'justify-center py-1',
        isSelected && 'border-accent! bg-selected',
        isHeld && 'opacity-60 outline-2 outline-accent outline-dashed',
      )}
    >
      <div className="flex min-w-0 items-center gap-2">
        {mayMove && (
          <input
            type="checkbox"
            data-select
            checked={isSelected}
            readOnly
            tabIndex={tabIndex}
            aria-label={t('select.card', { title })}
            className={classNames(
              'relative z-10 size-4 shrink-0 accent-(--accent)',
              !isSelected &&
                'not-focus-visible:sr-only group-hover/card:not-sr-only group-hover/card:size-4!',
            )}
          />
        )}
        <a
          ref={link}
          href={href}
          data-card-link
          draggable={false}
          tabIndex={tabIndex}
          aria-describedby={mayMove ? 'board-instructions' : undefined}
          className="min-w-0 flex-1 truncate font-medium outline-none pointer-coarse:pr-6 after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {title}
        </a>
        {density === 'compact' && <span className="shrink-0 text-ink-muted text-xs">{amount}</span>}
        {mayMove && (
          <button
            type="button"
            data-menu
            tabIndex={tabIndex}
            aria-haspopup="menu"
            aria-label={t('card.menu', { title })}
            className="absolute top-1.5 right-1.5 z-10 flex size-7 items-center justify-center rounded bg-surface text-ink-muted opacity-0 hover:bg-hover focus-visible:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100"
          >
            <Ellipsis aria-hidden className="size-4" />
          </button>
        )}
      </div>
      {density === 'normal' && (
        <>
          <div className="truncate text-ink">{amount}</div>
          <CardFacts {...props} locale={locale} />
        </>
      )}
    </div>
  );
});

function CardFacts({ deal, stage, today, now, locale }: DealCardProps & { locale: string }) {
  const t = useTranslations('pipelines');
  const isLate = isOverdue(deal, stage, today);
  const stale = isStale(deal, stage, now);
  const days = daysInStage(deal, now);
  const due = deal.fecha_cierre_estimada;
  return (
    <div className="flex h-4 items-center gap-3 text-ink-muted text-xs">
      <span className={classNames('flex items-center gap-1', isLate && 'text-danger-ink')}>
        <CalendarDays aria-hidden className="size-3.5" />
        {due === undefined ? '—' : formatDay(due, locale)}
        {isLate && <span className="sr-only">{t('card.overdue')}</span>}
      </span>
      {days !== undefined && (
        <span
          className={classNames('ml-auto flex items-center gap-1', stale && 'font-medium text-warning-ink')}
          title={stale ? t('card.stale', { days }) : undefined}
        >
          {stale && <Clock aria-hidden className="size-3.5" />}
          {t('card.days', { days })}
          {stale && <span className="sr-only">{t('card.stale', { days })}</span>}
        </span>
      )}
    </div>
  );
}
