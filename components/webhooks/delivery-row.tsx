import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { DeliveryBadge } from './delivery-badge';
import { Moment } from './moment';
import type { DeliveryRow as Row } from './records';

type DeliveryRowProps = {
  row: Row;
  href: string;
  /** What the endpoint is called. */
  endpoint: string;
  isOpen: boolean;
};

export const rowGrid =
  'grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 ' +
  'lg:grid-cols-[6rem_minmax(0,15rem)_minmax(0,1fr)_5rem_4.5rem_8.5rem]';

/** One delivery in the list; two lines on a phone. */
export function DeliveryRow({ row, href, endpoint, isOpen }: DeliveryRowProps) {
  const t = useTranslations('webhooks.deliveries');
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      aria-current={isOpen || undefined}
      className={classNames(
        rowGrid,
        'min-h-10 border-b py-2 hover:bg-hover/60 focus-visible:-outline-offset-2 lg:py-1',
        isOpen && 'bg-selected',
      )}
    >
      <span>
        <DeliveryBadge status={row.status} />
      </span>
      <span className="min-w-0 truncate font-mono text-xs">{row.event_type ?? '—'}</span>
      <span className="col-span-2 col-start-2 row-start-2 min-w-0 truncate text-ink-muted text-xs lg:col-span-1 lg:col-start-auto lg:row-start-auto">
        {endpoint}
        {row.redelivery_of !== undefined && ` · ${t('cloneOf', { id: String(row.redelivery_of) })}`}
      </span>
      <span className="hidden text-ink-muted text-xs lg:block">
        {row.response_status === undefined ? '—' : `HTTP ${row.response_status}`}
      </span>
      <span className="hidden text-ink-muted text-xs lg:block">
        {row.attempts === undefined ? '—' : t('attempts', { count: row.attempts })}
      </span>
      <span className="text-right text-ink-muted text-xs">
        <Moment at={row.created_at} />
      </span>
    </Link>
  );
}
