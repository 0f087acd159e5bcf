'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { OwnColumns } from '@/components/records/list/own-list';
import { Instant } from '@/components/ui/instant';
import { formatDuration } from '@/lib/format/dates';
import { IdempotencyBadge } from './idempotency-badge';
import { type RequestRow, targetOf } from './logged-request';
import { StatusBadge } from './status-badge';

const code = 'font-mono text-xs';

/** The log's columns, in their order; the first one is the link to the request. */
export const requestColumns: OwnColumns<RequestRow> = {
  request: { width: 320, render: (row) => <RequestLine row={row} /> },
  status: { width: 88, render: ({ status }) => <StatusBadge status={status} /> },
  time: { width: 192, render: ({ received_at }) => <Received at={received_at} /> },
  duration: { width: 88, align: 'end', render: ({ duration_ms }) => <Took ms={duration_ms} /> },
  error: {
    width: 152,
    render: ({ error_code }) => (error_code ? <span className={code}>{error_code}</span> : '—'),
  },
  key: { width: 128, render: (row) => <KeyName of={row} /> },
  client: { width: 96, render: ({ client }) => <Caller client={client} /> },
  idempotency: { width: 128, render: ({ idempotency }) => <IdempotencyBadge outcome={idempotency} /> },
};

/** Method and path, `POST /deals`. */
export function RequestLine({ row }: { row: RequestRow }) {
  return (
    <span className={code} title={targetOf(row)}>
      <span className="font-medium">{row.method}</span> {targetOf(row)}
    </span>
  );
}

/** Below the first column where nothing else has room. */
export function requestSummary(row: RequestRow) {
  return (
    <span className="inline-flex items-center gap-2">
      <StatusBadge status={row.status} />
      <Received at={row.received_at} />
      <Took ms={row.duration_ms} />
    </span>
  );
}

/** By the machine's clock, not the subaccount's. */
export function Received({ at }: { at: string | undefined }) {
  return at === undefined ? '—' : <Instant value={at} withSeconds />;
}

export function Took({ ms }: { ms: number | undefined }) {
  const locale = useLocale();
  return ms === undefined ? '—' : formatDuration(ms, locale);
}

/** The console, or a program that is not known. */
export function Caller({ client }: { client: string | undefined }) {
  const t = useTranslations('requests.client');
  return client === 'console' ? t('console') : '—';
}

/** A key by its name, if it has one, and its last four characters. */
export function KeyName({
  of: { key_name: name, key_hint: hint },
}: {
  of: Pick<RequestRow, 'key_name' | 'key_hint'>;
}) {
  const end = hint === undefined ? undefined : `…${hint}`;
  if (!name) return <span className={code}>{end ?? '—'}</span>;
  return (
    <span title={name}>
      {name} <span className="font-mono text-ink-muted text-xs">{end}</span>
    </span>
  );
}
