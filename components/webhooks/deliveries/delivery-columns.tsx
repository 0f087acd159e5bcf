'use client';

import { useFormatter, useNow, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { Blank } from '@/components/records/panel/blank';
import type { DataColumn } from '@/components/records/table/data-table-row';
import { useInstants } from '@/components/session/use-instants';
import type { DeliveryRow } from '@/lib/api/records';
import { DeliveryBadge } from './delivery-badge';

export const columnIds = [
  'status',
  'type',
  'endpoint',
  'response',
  'attempts',
  'time',
  'id',
  'event',
  'error',
  'delivered',
  'next',
] as const;
export type ColumnId = (typeof columnIds)[number];

/** What is shown where nobody chose. */
export const standardColumns: readonly ColumnId[] = [
  'status',
  'type',
  'endpoint',
  'response',
  'attempts',
  'time',
];

const widths: Record<ColumnId, string> = {
  status: '7rem',
  type: 'minmax(9rem,16rem)',
  endpoint: 'minmax(8rem,1fr)',
  response: '6rem',
  attempts: '5rem',
  time: '9rem',
  id: '6rem',
  event: '7rem',
  error: 'minmax(8rem,1fr)',
  delivered: '9rem',
  next: '9rem',
};

const small = 'text-ink-muted text-xs';

/** The columns in the order chosen. The first one's cell is the link to the delivery and names it. */
export function useDeliveryColumns(
  shown: readonly ColumnId[],
  endpointOf: (row: DeliveryRow) => string,
): readonly DataColumn<DeliveryRow>[] {
  const t = useTranslations('webhooks.deliveries');
  const cells = useDeliveryCells(endpointOf);
  return useMemo(
    () =>
      shown.map((id, place) => ({
        id,
        label: t(`columns.${id}`),
        width: widths[id],
        render: (row: DeliveryRow) =>
          place > 0 ? (
            cells[id](row)
          ) : (
            <>
              {cells[id](row)}
              <span className="sr-only">
                {' '}
                #{String(row.id ?? '')} {row.event_type}
              </span>
            </>
          ),
      })),
    [shown, cells, t],
  );
}

/** What each column shows of a row; a dash where the server does not say. */
export function useDeliveryCells(
  endpointOf: (row: DeliveryRow) => string,
): Record<ColumnId, (row: DeliveryRow) => ReactNode> {
  const t = useTranslations('webhooks.deliveries');
  const format = useFormatter();
  const { exact } = useInstants();
  const now = useNow({ updateInterval: 10_000 });
  return useMemo(() => {
    const moment = (row: DeliveryRow, field: 'created_at' | 'delivered_at' | 'next_attempt_at') => {
      const at = row[field];
      const date = new Date(at ?? Number.NaN);
      if (Number.isNaN(date.getTime()))
        return <span className={small}>{at ?? <Blank of={row} field={field} />}</span>;
      // News must not be ahead of a clock that is read every ten seconds.
      const against = Math.max(now.getTime(), Math.min(date.getTime(), Date.now()));
      return (
        <time dateTime={at} title={`${exact(date)} · ${at}`} className={`whitespace-nowrap ${small}`}>
          {format.relativeTime(date, against)}
        </time>
      );
    };
    const plain = (text: ReactNode) => <span className={small}>{text ?? '—'}</span>;
    const code = (text: ReactNode) => <span className="font-mono text-xs">{text ?? '—'}</span>;
    return {
      status: (row) => <DeliveryBadge status={row.status} of={row} />,
      type: (row) => code(row.event_type ?? <Blank of={row} field="event_type" />),
      endpoint: (row) =>
        plain(
          <>
            {endpointOf(row)}
            {row.redelivery_of !== undefined && ` · ${t('cloneOf', { id: String(row.redelivery_of) })}`}
          </>,
        ),
      response: (row) =>
        plain(
          row.response_status === undefined ? (
            <Blank of={row} field="response_status" />
          ) : (
            `HTTP ${row.response_status}`
          ),
        ),
      attempts: (row) =>
        plain(
          row.attempts === undefined ? (
            <Blank of={row} field="attempts" />
          ) : (
            t('attempts', { count: row.attempts })
          ),
        ),
      time: (row) => moment(row, 'created_at'),
      id: (row) => code(row.id === undefined ? <Blank of={row} field="id" /> : `#${row.id}`),
      event: (row) =>
        code(row.event_id === undefined ? <Blank of={row} field="event_id" /> : String(row.event_id)),
      error: (row) => plain(<span title={row.error}>{row.error ?? '—'}</span>),
      delivered: (row) => moment(row, 'delivered_at'),
      next: (row) => moment(row, 'next_attempt_at'),
    };
  }, [t, format, exact, now, endpointOf]);
}
