'use client';

import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import type { RowResult } from './import-job';

const SHOWN = 100;

/** The rows that are not in, with the server's words. */
export function ImportFailures({ results }: { results: ReadonlyMap<number, RowResult> }) {
  const t = useTranslations('contacts.import');
  const failures = [...results.values()]
    .filter((result) => result.kind !== 'created' && result.kind !== 'updated')
    .toSorted((one, other) => one.row - other.row);
  if (failures.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-medium">{t('failures')}</h2>
      <Table aria-label={t('failures')}>
        <TableHead>
          <tr>
            <TableHeaderCell className="w-20">{t('row')}</TableHeaderCell>
            <TableHeaderCell className="w-32">{t('report.result')}</TableHeaderCell>
            <TableHeaderCell>{t('report.reason')}</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {failures.slice(0, SHOWN).map((result) => (
            <TableRow key={result.row}>
              <TableCell className="tabular-nums">{result.row}</TableCell>
              <TableCell>{t(`result.${result.kind}`)}</TableCell>
              <TableCell className="break-words">
                {'reason' in result && result.reason}
                {'requestId' in result && result.requestId && (
                  <span className="block text-ink-muted text-xs">{result.requestId}</span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {failures.length > SHOWN && (
        <p className="mt-1 text-ink-muted text-xs">{t('moreRows', { count: failures.length - SHOWN })}</p>
      )}
    </section>
  );
}
