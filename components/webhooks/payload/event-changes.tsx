'use client';

import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import { changesOf } from './json-diff';

type Fields = Readonly<Record<string, unknown>>;

/** What an update changed: each field with its old and its new value. */
export function EventChanges({ previous, data }: { previous: Fields; data: Fields }) {
  const t = useTranslations('webhooks.changes');
  const changes = changesOf(previous, data);
  if (changes.length === 0) return <p className="text-ink-muted">{t('none')}</p>;
  return (
    <Table aria-label={t('title')}>
      <TableHead>
        <tr>
          <TableHeaderCell>{t('field')}</TableHeaderCell>
          <TableHeaderCell>{t('before')}</TableHeaderCell>
          <TableHeaderCell>{t('after')}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {changes.map((change) => (
          <TableRow key={change.path}>
            <TableCell className="font-mono text-xs">{change.path}</TableCell>
            <TableCell className="break-all font-mono text-danger-ink text-xs line-through decoration-1">
              <Value value={change.before} />
            </TableCell>
            <TableCell className="break-all font-mono text-success-ink text-xs">
              <Value value={change.after} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Value({ value }: { value: unknown }) {
  return value === undefined ? '—' : JSON.stringify(value);
}
