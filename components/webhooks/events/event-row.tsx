import Link from 'next/link';
import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Unreadable } from '@/components/ui/unreadable';
import { Moment } from '@/components/webhooks/moment';
import type { EventRow } from './event-log';

export const EVENT_ROW_HEIGHT = 36;

type EventRowLinkProps = { row: EventRow; href: string; isOpen: boolean };

/** One event in the list. */
export const EventRowLink = memo(function EventRowLink({ row, href, isOpen }: EventRowLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      aria-current={isOpen || undefined}
      className={classNames(
        'flex h-full items-center gap-x-3 border-b px-4 hover:bg-hover/60 focus-visible:-outline-offset-2',
        isOpen && 'bg-selected',
      )}
    >
      <span className="w-20 shrink-0 sm:w-24 truncate font-mono text-ink-muted text-xs">{row.id}</span>
      <span className="min-w-0 flex-1 truncate font-mono text-xs">{row.type || <Unreadable />}</span>
      <span className="shrink-0 text-ink-muted text-xs">
        <span className="sm:hidden">
          <Moment at={row.at} />
        </span>
        <span className="max-sm:hidden">
          <Moment at={row.at} show="exact" />
        </span>
      </span>
    </Link>
  );
});
