'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Instant } from '@/components/ui/instant';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import { formatDuration } from '@/lib/format/dates';
import type { ActivityEntry } from './activity-queries';
import { OutcomeBadge } from './outcome-badge';

type ActivityTableProps = {
  entries: readonly ActivityEntry[];
  openId: string | null;
  hrefOf: (id: number) => string;
};

/** Writes, newest first; the operation's name opens the entry. */
export function ActivityTable({ entries, openId, hrefOf }: ActivityTableProps) {
  const t = useTranslations('activity.column');
  const locale = useLocale();
  return (
    <Table aria-label={t('table')}>
      <TableHead>
        <tr>
          <TableHeaderCell>{t('at')}</TableHeaderCell>
          <TableHeaderCell>{t('outcome')}</TableHeaderCell>
          <TableHeaderCell>{t('operation')}</TableHeaderCell>
          <TableHeaderCell>{t('user')}</TableHeaderCell>
          <TableHeaderCell>{t('connection')}</TableHeaderCell>
          <TableHeaderCell className="text-right">{t('duration')}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.id} data-selected={String(entry.id) === openId || undefined}>
            <TableCell className="text-ink-muted">
              <Instant value={entry.at} withSeconds />
            </TableCell>
            <TableCell>
              <OutcomeBadge status={entry.status} />
            </TableCell>
            <TableCell>
              <Link
                href={hrefOf(entry.id)}
                scroll={false}
                className="rounded font-medium hover:text-accent-ink"
              >
                {entry.operationId}
              </Link>
              <span className="block whitespace-nowrap font-mono text-ink-muted text-xs">
                {entry.method} {entry.path}
              </span>
            </TableCell>
            <TableCell className="whitespace-nowrap">{entry.user.name}</TableCell>
            <TableCell className="whitespace-nowrap">{entry.connection.name || '—'}</TableCell>
            <TableCell className="whitespace-nowrap text-right text-ink-muted tabular-nums">
              {entry.durationMs !== null && formatDuration(entry.durationMs, locale)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
