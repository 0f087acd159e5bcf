'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useNameOr } from '@/components/records/blank';
import { RecordCell } from '@/components/records/fields/record-cell';
import type { DataColumn } from '@/components/records/table/data-column';
import { Instant } from '@/components/ui/instant';
import { type AnswerColumn, fieldColumns } from '@/lib/forms/answer-columns';
import { isUnreadable } from '@/lib/forms/answers';
import { digest, headline } from '@/lib/forms/who-sent';
import { submissions } from '@/lib/resources/forms/submissions';
import type { InboxRow } from './inbox-reader';

const columnsOf = new WeakMap<object, readonly AnswerColumn[]>();

/** The columns of a row's form: made once for each form. */
function answersOfForm({ form }: InboxRow): readonly AnswerColumn[] {
  const known = columnsOf.get(form);
  if (known) return known;
  const made = fieldColumns(form.campos ?? []);
  columnsOf.set(form, made);
  return made;
}

/** When it came, through which form, and what it says in one line. */
export function useInboxColumns() {
  const t = useTranslations('forms.submissions');
  const fields = useTranslations('forms.submission');
  const nameOr = useNameOr();
  return useMemo(() => {
    const linesOf = (row: InboxRow) => {
      if (isUnreadable(row.submission)) return { head: t('unreadableShort'), rest: '' };
      const columns = answersOfForm(row);
      const head = headline(row.submission, columns);
      return { head: head ?? t('noAnswers'), rest: head ? digest(row.submission, columns) : '' };
    };
    const formOf = ({ form }: InboxRow) => nameOr(form.nombre, form.id);
    const columns: readonly DataColumn<InboxRow>[] = [
      {
        id: 'created_at',
        label: fields('created_at'),
        isFirst: true,
        width: 168,
        render: ({ submission: { created_at: at } }) => (at === undefined ? '—' : <Instant value={at} />),
      },
      { id: 'form_id', label: fields('form_id'), isUsual: true, width: 192, render: formOf },
      {
        id: 'answers',
        label: fields('answers'),
        isUsual: true,
        width: 480,
        render: (row) => {
          const { head, rest } = linesOf(row);
          return (
            <>
              <span className="font-medium">{head}</span>
              {rest && <span className="text-ink-muted"> · {rest}</span>}
            </>
          );
        },
      },
      {
        id: 'status',
        label: fields('status'),
        isUsual: true,
        width: 104,
        render: ({ submission }) => <RecordCell of={submissions} name="status" row={submission} />,
      },
      {
        id: 'id',
        label: fields('id'),
        width: 96,
        render: ({ submission }) => <RecordCell of={submissions} name="id" row={submission} />,
      },
    ];
    const summaryOf = (row: InboxRow) => `${formOf(row)} · ${linesOf(row).head}`;
    return { columns, summaryOf };
  }, [t, fields, nameOr]);
}
