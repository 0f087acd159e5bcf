'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordCell } from '@/components/records/fields/record-cell';
import { Instant } from '@/components/ui/instant';
import { KeyValueList } from '@/components/ui/key-value-list';
import { type AnswerColumn, answerIn, labelThen } from '@/lib/forms/answer-columns';
import { isBlankAnswer } from '@/lib/forms/answer-text';
import { isUnreadable, type Submission } from '@/lib/forms/answers';
import type { Resource } from '@/lib/resources/resource';
import { AnswerValue } from './answer-value';
import { useFormAnswersHere } from './form-answers-context';
import { MatchingContact } from './matching-contact';
import { useAllColumns } from './use-form-answers';

/** Both lists of the panel begin their values in one line. */
const oneIndent = 'sm:grid-cols-[9rem_1fr]!';

type DetailsProps = { of: Resource<Submission>; submission: Submission };

/** Everything that was sent, by the names that the fields had then; who it is from; when and as what it came. */
export function SubmissionDetails({ of, submission }: DetailsProps) {
  const t = useTranslations('forms.submissions');
  const words = useTranslations('forms.submission');
  const { form, fields, versions } = useFormAnswersHere();
  const only = useMemo(() => [submission], [submission]);
  const columns = useAllColumns(fields, only, versions);
  const shown = columns.filter(
    (column) => column.tipo !== 'oculto' || !isBlankAnswer(answerIn(column, submission)),
  );
  const labelOf = (column: AnswerColumn) => {
    const label = labelThen(column, submission, versions);
    return column.isGone ? t('gone', { label }) : label;
  };
  const { form_version: version } = submission;
  const isOlder = version !== undefined && form?.version !== undefined && version !== form.version;
  return (
    <div className="space-y-5 pt-1">
      {isUnreadable(submission) ? (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">
          {t('unreadable')}
        </p>
      ) : shown.length === 0 ? (
        <p className="text-ink-muted">{t('noAnswers')}</p>
      ) : (
        <KeyValueList
          className={oneIndent}
          items={shown.map((column) => ({
            key: column.id,
            label: labelOf(column),
            value: <AnswerValue value={answerIn(column, submission)} tipo={column.tipo} />,
          }))}
        />
      )}
      <MatchingContact submission={submission} columns={columns} />
      <section aria-label={t('panel.about')}>
        <h3 className="mb-1 font-medium">{t('panel.about')}</h3>
        <KeyValueList
          className={oneIndent}
          items={[
            {
              label: words('created_at'),
              value: submission.created_at ? <Instant value={submission.created_at} withSeconds /> : '—',
            },
            { label: words('status'), value: <RecordCell of={of} name="status" row={submission} /> },
            // Of a form that is still the same it says nothing.
            ...(isOlder
              ? [{ label: words('form_version'), value: t('panel.version', { version, now: form.version! }) }]
              : []),
            { label: words('id'), value: <RecordCell of={of} name="id" row={submission} /> },
          ]}
        />
      </section>
    </div>
  );
}
