'use client';

import { useQuery } from '@tanstack/react-query';
import { FolderClock, Save } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan, useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Instant } from '@/components/ui/instant';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import { listSnapshots, saveSnapshot } from '@/lib/api/contract/snapshots';
import { queryOf } from '@/lib/api/queries';
import { SaveDialog } from './save-dialog';
import { SnapshotActs } from './snapshot-acts';

/** A column that a phone has no room for; what matters of it stands below the name there. */
const wide = 'max-sm:hidden';

/** The subaccount's states that were saved, to be put back or removed, and the saving of another one. */
export function Snapshots() {
  const t = useTranslations('sandbox.snapshots');
  const locale = useLocale();
  const [isSaving, setIsSaving] = useState(false);
  const list = useQuery(queryOf(listSnapshots, {}, useTarget()));
  const mayWrite = useCan(saveSnapshot);
  const saved = list.data?.items;
  const number = new Intl.NumberFormat(locale);
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const save = mayWrite && (
    <Button icon={<Save aria-hidden />} onPress={() => setIsSaving(true)}>
      {t('save')}
    </Button>
  );
  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-semibold">{t('title')}</h2>
          <p className="max-w-prose text-ink-muted">{t('text')}</p>
        </div>
        {saved?.length !== 0 && save}
      </div>
      {saved === undefined &&
        (list.error ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <LoadingState rows={3} />
        ))}
      {saved?.length === 0 && (
        <div className="rounded-lg border *:py-8">
          <EmptyState icon={<FolderClock aria-hidden />} title={t('emptyTitle')} actions={save}>
            {t('emptyText')}
          </EmptyState>
        </div>
      )}
      {saved !== undefined && saved.length > 0 && (
        <Table aria-label={t('title')}>
          <TableHead>
            <tr>
              <TableHeaderCell>{t('name')}</TableHeaderCell>
              <TableHeaderCell className={wide}>{t('savedAt')}</TableHeaderCell>
              <TableHeaderCell className={`${wide} text-right`}>{t('rows')}</TableHeaderCell>
              <TableHeaderCell className={`${wide} text-right`}>{t('size')}</TableHeaderCell>
              <TableHeaderCell>
                <span className="sr-only">{t('acts')}</span>
              </TableHeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {saved.map(({ name = '', saved_at, rows, bytes }) => (
              <TableRow key={name}>
                <TableCell className="font-medium">
                  <span className="break-all">{name}</span>
                  <span className="block font-normal text-ink-muted text-xs sm:hidden">
                    <Instant value={saved_at ?? ''} />
                  </span>
                </TableCell>
                <TableCell className={wide}>
                  <Instant value={saved_at ?? ''} />
                </TableCell>
                <TableCell className={`${wide} text-right tabular-nums`}>
                  {typeof rows === 'number' ? number.format(rows) : '–'}
                </TableCell>
                <TableCell className={`${wide} whitespace-nowrap text-right tabular-nums`}>
                  {typeof bytes === 'number' ? size.format(Math.ceil(bytes / 1000)) : '–'}
                </TableCell>
                <TableCell className="text-right">
                  {mayWrite && <SnapshotActs name={name} savedAt={saved_at} />}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {isSaving && (
        <SaveDialog
          taken={(saved ?? []).flatMap(({ name }) => name ?? [])}
          onClose={() => setIsSaving(false)}
        />
      )}
    </section>
  );
}
