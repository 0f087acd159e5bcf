'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RecordCell } from '@/components/records/fields/record-cell';
import { useWords } from '@/components/records/words';
import { changesBy } from '@/lib/records/changes-by';
import type { Body } from '@/lib/records/draft';
import type { Resource } from '@/lib/resources/resource';

type ChangesTableProps = { of: Resource; record: object; body: Body };

/** What a body would change in a record, field by field, before it is sent. */
export function ChangesTable({ of, record, body }: ChangesTableProps) {
  const t = useTranslations('records.changes');
  const field = useWords(of.words.fields);
  const names = changesBy(of, record, body);
  const next = { ...record, ...body };
  if (names.length === 0) return <p className="text-ink-muted">{t('none')}</p>;
  return (
    <table className="w-full text-left">
      <caption className="mb-1 text-left font-medium">{t('title')}</caption>
      <thead className="text-ink-muted text-xs">
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">
            <span className="sr-only">{t('becomes')}</span>
          </th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name} className="align-top">
            <th scope="row" className="py-1 pr-3 font-normal text-ink-muted">
              {field(name)}
            </th>
            <td className="break-words py-1">
              <RecordCell of={of} name={name} row={record} />
            </td>
            <td className="px-2 py-1.5 text-ink-faint">
              <ArrowRight aria-hidden className="size-3.5" />
            </td>
            <td className="break-words py-1 font-medium">
              <RecordCell of={of} name={name} row={next} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
