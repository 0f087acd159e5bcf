'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import { FormError } from '@/components/ui/fields/form-error';
import { Select } from '@/components/ui/fields/select';
import { Skeleton } from '@/components/ui/skeleton';
import { call } from '@/lib/api/client';
import { listEvents } from '@/lib/api/contract/webhooks';
import { keyOf } from '@/lib/api/queries';
import { rawOf } from '@/lib/api/tolerant';
import type { Json } from '@/lib/contract/scalars';
import { formatInstant } from '@/lib/format/dates';
import { own } from '@/lib/json/same-json';
import { newestEvents } from './newest-events';

type EventFieldProps = {
  /** Of the trigger. */
  type: string;
  value: string | null;
  onChange: (id: string) => void;
};

/** A past event of a type, among the newest. */
export function EventField({ type, value, onChange }: EventFieldProps) {
  const t = useTranslations('workflows.try');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const target = useTarget();
  const events = useQuery({
    queryKey: [...keyOf(listEvents, target), 'newest', type],
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      newestEvents(
        async (cursor, limit) =>
          (await call(listEvents, { query: { cursor, limit, type } }, { ...target, signal })).items,
      ),
  });
  if (events.isPending) return <Skeleton className="h-8" />;
  if (events.error) return <FormError error={events.error} />;
  const options = events.data.flatMap(({ id, created_at, data }) =>
    id === undefined
      ? []
      : [
          {
            id: String(id),
            label: [
              created_at && formatInstant(created_at, { locale, timeZone, withSeconds: true }),
              nameOf(data),
            ]
              .filter(Boolean)
              .join(' · '),
          },
        ],
  );
  // One that was chosen for a test case may be older than the newest.
  const isOther = value !== null && !options.some(({ id }) => id === value);
  const all = isOther ? [{ id: value, label: value }, ...options] : options;
  if (all.length === 0) return <p className="text-ink-muted text-xs">{t('noEvents', { type })}</p>;
  return <Select label={t('event')} options={all} value={value} onChange={onChange} />;
}

/** What an event is about, as far as its data say. */
function nameOf(data: unknown): string | undefined {
  const raw = rawOf(data) as Json;
  const named = ['nombre', 'title', 'titulo', 'name', 'id'].map((key) => own(raw, key));
  const found = named.find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? undefined : String(found);
}
