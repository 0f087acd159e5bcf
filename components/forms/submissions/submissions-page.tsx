'use client';

import { ChartColumn, Inbox, Pencil, Table2 } from 'lucide-react';
import { useTimeZone, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { formPath, submissionsInboxPath } from '@/components/forms/paths';
import { useNameOr } from '@/components/records/blank';
import { RecordList } from '@/components/records/list/record-list';
import { useRecordList } from '@/components/records/list/use-record-list';
import { PageHeader } from '@/components/shell/page-header';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { Instant } from '@/components/ui/instant';
import { lazy, preload } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/link-button';
import { LoadingState } from '@/components/ui/states';
import { choice } from '@/lib/fields/codecs';
import type { AnswerColumn } from '@/lib/forms/answer-columns';
import type { Submission } from '@/lib/forms/answers';
import { digest, headline } from '@/lib/forms/who-sent';
import type { Values } from '@/lib/records/question';
import { submissionsOf } from '@/lib/resources/forms/submissions';
import { AnswerFilters } from './answer-filters';
import { DayFilter } from './day-filter';
import { FoldedNote } from './folded-note';
import { FormAnswersProvider, useFormAnswersHere } from './form-answers-context';
import { useAnswerColumns } from './use-answer-columns';
import { useArrivals } from './use-arrivals';
import { useAllColumns, useFormAnswers } from './use-form-answers';

const SubmissionsSummary = lazy(
  () => import('./submissions-summary').then((module) => module.SubmissionsSummary),
  LoadingState,
);

preload(() => import('./submission-panel'));

type PageProps = { formId: string; children: ReactNode };

/** What people sent through one form; `children` is the panel of the open submission. */
export function SubmissionsPage({ formId, children }: PageProps) {
  const t = useTranslations('forms.submissions');
  const nameOr = useNameOr();
  const answers = useFormAnswers(formId);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader
        title={t('ofForm', { name: nameOr(answers.form?.nombre, formId) })}
        back={{ href: submissionsInboxPath, label: t('inboxTitle') }}
        actions={
          <LinkButton href={formPath(formId)} icon={<Pencil aria-hidden />}>
            {t('back')}
          </LinkButton>
        }
      />
      {answers.isPending ? (
        <div className="px-4 sm:px-6">
          <LoadingState rows={12} />
        </div>
      ) : (
        <FormAnswersProvider value={answers}>
          <SubmissionList formId={formId}>{children}</SubmissionList>
        </FormAnswersProvider>
      )}
    </div>
  );
}

const extra = { view: choice(['summary']) };
const isSummaryIn = ({ view }: Values) => view === 'summary';

/** When it came and, where there is room, from whom: it is the link of its row. */
const receivedBy = (columns: readonly AnswerColumn[]) => (row: Submission) => {
  const who = headline(row, columns);
  return (
    <>
      {row.created_at === undefined ? '—' : <Instant value={row.created_at} />}
      {who !== undefined && <span className="font-normal text-ink-muted"> · {who}</span>}
    </>
  );
};

function SubmissionList({ formId, children }: PageProps) {
  const t = useTranslations('forms.submissions');
  const zone = useTimeZone() ?? 'UTC';
  const { fields, versions, error } = useFormAnswersHere();
  const of = useMemo(() => submissionsOf(formId, fields), [formId, fields]);
  const list = useRecordList(of, { today: '', zone, extra, readsAheadIn: isSummaryIn });
  useArrivals(of, list.values);
  const columns = useAllColumns(fields, list.read, versions);
  const answerColumns = useAnswerColumns(columns);
  const cells = useMemo(() => ({ created_at: receivedBy(fields) }), [fields]);
  const isSummary = isSummaryIn(list.values);
  const controls = useMemo(
    () => ({
      from: DayFilter,
      to: DayFilter,
      answers: (props: { value: string; onChange: (value: string) => void }) => (
        <AnswerFilters columns={columns} {...props} />
      ),
    }),
    [columns],
  );
  return (
    <RecordList
      list={list}
      cells={cells}
      filters={controls}
      moreColumns={answerColumns}
      summaryOf={(row) => digest(row, fields) || '—'}
      exportAs={exportOf(formId, columns)}
      icon={<Inbox aria-hidden />}
      actions={
        <SegmentedControl
          label={t('view')}
          value={isSummary ? 'summary' : 'table'}
          onChange={(view) => list.set({ view: view === 'summary' ? 'summary' : '' })}
          options={[
            { id: 'table', label: t('asTable'), icon: <Table2 aria-hidden />, isIconOnly: true },
            { id: 'summary', label: t('asSummary'), icon: <ChartColumn aria-hidden />, isIconOnly: true },
          ]}
        />
      }
      body={
        isSummary && (
          <SubmissionsSummary
            submissions={list.rows}
            columns={columns}
            isPartial={list.isPartial}
            zone={zone}
          />
        )
      }
    >
      {error !== null && <p className="text-ink-muted text-xs">{t('formUnread')}</p>}
      <FoldedNote columns={columns} submissions={list.read} />
      {children}
    </RecordList>
  );
}

/** Which keys older versions had is known to the page alone. */
function exportOf(formId: string, columns: ReturnType<typeof useAllColumns>) {
  const renamed = columns.flatMap(({ id, keys, isGone }) =>
    isGone ? [] : keys.slice(1).flatMap((key) => [id, key]),
  );
  const gone = columns.flatMap(({ keys, isGone }) => (isGone ? keys : []));
  return {
    list: 'submissions',
    query: {
      form_id: formId,
      ...(renamed.length > 0 && { renamed: JSON.stringify(renamed) }),
      ...(gone.length > 0 && { gone: JSON.stringify(gone) }),
    },
  };
}
