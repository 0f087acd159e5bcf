'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { listEvents } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';
import { changesOf, type FieldChange } from '@/lib/history/event-changes';
import type { HistoryItem } from '@/lib/history/list-history';
import { RawRecord } from './raw-record';

export type ShowValue = (field: string, value: unknown) => string | undefined;

/** What an event says, read from the server by the cursor that it follows. */
export function EventBody({ item, show }: { item: HistoryItem; show?: ShowValue | undefined }) {
  const t = useTranslations('records.history');
  const at = item.cursor === null ? {} : { cursor: item.cursor };
  const { data, error, refetch } = useQuery(queryOf(listEvents, { query: { ...at, limit: 1 } }, useTarget()));
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={1} />;
  const event = data.items.find(({ id }) => String(id) === item.eventId);
  if (!event) return <p className="text-ink-muted">{t('gone')}</p>;
  return (
    <div className="space-y-2">
      <Changes changes={changesOf(event)} show={show} />
      <RawRecord label={t('json', { event: item.eventId })} record={event} />
    </div>
  );
}

function Changes({ changes, show }: { changes: readonly FieldChange[]; show: ShowValue | undefined }) {
  const text = (field: string, value: unknown) => show?.(field, value) ?? textOf(value);
  if (changes.length === 0) return null;
  return (
    <dl className="space-y-0.5 text-xs">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="font-mono text-ink-muted">{field}</dt>
          <dd className="min-w-0 break-words">
            {text(field, before)} → {text(field, after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
