'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { Blank } from '@/components/records/blank';
import type { DataColumn } from '@/components/records/table/data-column';
import { useInstants } from '@/components/session/use-instants';
import { useClock } from '@/components/ui/use-clock';
import type { EndpointWords } from '@/components/webhooks/directory/use-endpoint-names';
import { ObjectName } from '@/components/webhooks/object-name';
import type { DeliveryRow } from '@/lib/api/records';
import { timeThere } from '@/lib/format/record-time';
import { DeliveryBadge } from './delivery-badge';
import { ResponseCode } from './response-code';

/** In their order; those that are usual are shown where nobody chose. */
const columns = {
  status: { width: 104, isUsual: true },
  type: { width: 168, isUsual: true },
  object: { width: 176, isUsual: true },
  event: { width: 88, isUsual: true },
  endpoint: { width: 144, isUsual: true },
  response: { width: 92, isUsual: true },
  duration: { width: 72, isUsual: true },
  attempts: { width: 84, isUsual: true },
  time: { width: 120, isUsual: true },
  id: { width: 96 },
  error: { width: 160 },
  delivered: { width: 136 },
  next: { width: 136 },
} as const satisfies Readonly<Record<string, { width: number; isUsual?: boolean }>>;
export type ColumnId = keyof typeof columns;

/** The columns that there are to choose from. */
export function useColumnNames() {
  const t = useTranslations('webhooks.deliveries.columns');
  return useMemo(
    () => (Object.keys(columns) as ColumnId[]).map((id) => ({ ...columns[id], id, label: t(id) })),
    [t],
  );
}

const small = 'text-ink-muted text-xs';

/** The same with their cells. The one that is shown first is the link to the delivery and names it. */
export function useDeliveryColumns(
  first: ColumnId,
  endpointOf: (row: DeliveryRow) => EndpointWords,
): readonly DataColumn<DeliveryRow>[] {
  const names = useColumnNames();
  const cells = useDeliveryCells(endpointOf);
  return useMemo(
    () =>
      names.map((column) => ({
        ...column,
        render: (row) =>
          column.id !== first ? (
            cells[column.id](row)
          ) : (
            <>
              {cells[column.id](row)}
              <span className="sr-only"> #{String(row.id ?? '')}</span>
              <span className={first === 'status' ? 'font-mono text-xs max-sm:ml-2 sm:sr-only' : 'sr-only'}>
                {' '}
                {row.event_type}
              </span>
            </>
          ),
      })),
    [names, first, cells],
  );
}

/** What each column shows of a row; a dash where the server does not say. */
export function useDeliveryCells(
  endpointOf: (row: DeliveryRow) => EndpointWords,
): Record<ColumnId, (row: DeliveryRow) => ReactNode> {
  const t = useTranslations('webhooks.deliveries');
  const format = useFormatter();
  const { exact } = useInstants();
  const now = useClock();
  return useMemo(() => {
    const moment = (row: DeliveryRow, field: 'created_at' | 'delivered_at' | 'next_attempt_at') => {
      const at = row[field];
      const date = new Date(at ?? Number.NaN);
      if (Number.isNaN(date.getTime()))
        return <span className={small}>{at ?? <Blank of={row} field={field} />}</span>;
      // News must not be ahead of a clock that is read every ten seconds.
      const against = Math.max(now.getTime(), Math.min(date.getTime(), timeThere()));
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
      object: (row) => <ObjectName object={row.object} />,
      endpoint: (row) =>
        plain(
          <>
            <span title={endpointOf(row).address}>{endpointOf(row).name}</span>
            {row.redelivery_of !== undefined && ` · ${t('cloneOf', { id: String(row.redelivery_of) })}`}
          </>,
        ),
      response: (row) =>
        plain(
          row.response_status === undefined ? (
            <Blank of={row} field="response_status" />
          ) : (
            <ResponseCode status={row.response_status} />
          ),
        ),
      duration: (row) =>
        plain(
          typeof row.duration_ms === 'number' ? (
            <span className="whitespace-nowrap tabular-nums">{format.number(row.duration_ms)} ms</span>
          ) : undefined,
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
