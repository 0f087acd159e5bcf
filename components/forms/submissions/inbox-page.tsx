'use client';

import { Inbox } from 'lucide-react';
import { useTimeZone, useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { formsPath } from '@/components/forms/paths';
import type { FormRecord } from '@/components/forms/records';
import { useNameOr } from '@/components/records/blank';
import { ChoiceOf, type FilterControlProps } from '@/components/records/list/choice-of';
import { ListCountLine } from '@/components/records/list/list-count-line';
import { RecordFilters } from '@/components/records/list/record-filters';
import { useAddress } from '@/components/records/list/use-address';
import { useSearchKey } from '@/components/records/list/use-search-key';
import { DataTable } from '@/components/records/table/data-table';
import { ColumnChoice } from '@/components/records/views/column-choice';
import { SavedViews } from '@/components/records/views/saved-views';
import { useColumns } from '@/components/records/views/use-columns';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import { useErrorWords } from '@/components/ui/use-error-words';
import { idOf } from '@/lib/api/records';
import { codecsOf, isFiltered, isFilteredHere, keptRows, type Values } from '@/lib/records/question';
import { sourceOf } from '@/lib/records/row-source';
import { inbox, submissionPath } from '@/lib/resources/forms/submissions';
import { DayFilter } from './day-filter';
import type { InboxRow } from './inbox-reader';
import { useAllForms, useInbox } from './use-inbox';
import { useInboxColumns } from './use-inbox-columns';

const codecs = codecsOf(inbox);
/** How many rows are read by themselves, and each time that it is asked for, where rows are filtered here. */
const READ_AHEAD = 2_000;

/** What people sent through any form, newest first. */
export function InboxPage() {
  const t = useTranslations('forms.submissions');
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader title={t('inboxTitle')} description={t('inbox.noFormsText')} />
      <InboxOfForms />
    </div>
  );
}

function InboxOfForms() {
  const t = useTranslations('forms.submissions.inbox');
  const all = useAllForms();
  if (all.isPending || !all.isWhole) {
    return (
      <div className="px-4 sm:px-6">
        <LoadingState rows={12} />
      </div>
    );
  }
  if (all.error) return <ErrorState error={all.error} onRetry={() => void all.refetch()} />;
  if (all.forms.length > 0) return <InboxList forms={all.forms} />;
  return (
    <EmptyState
      icon={<Inbox aria-hidden />}
      title={t('noForms')}
      actions={<LinkButton href={formsPath}>{t('toForms')}</LinkButton>}
    >
      {t('noFormsText')}
    </EmptyState>
  );
}

function InboxList({ forms }: { forms: readonly FormRecord[] }) {
  const t = useTranslations('forms.submissions.inbox');
  const list = useTranslations('forms.submissionList');
  const nameOr = useNameOr();
  const zone = useTimeZone() ?? 'UTC';
  const { values, set, replace, query } = useAddress(codecs) as Address;
  const asked = useMemo(
    () => (values.form ? forms.filter((form) => idOf(form) === values.form) : forms),
    [forms, values.form],
  );
  const { reader, ...read } = useInbox(asked, values.status ?? '');
  const rows = useMemo(() => {
    const kept = new Set(
      keptRows(
        inbox,
        values,
        read.rows.map(({ submission }) => submission),
        '',
        zone,
      ),
    );
    return kept.size === read.rows.length
      ? read.rows
      : read.rows.filter(({ submission }) => kept.has(submission));
  }, [read.rows, values, zone]);
  const needsAll = isFilteredHere(inbox, values);
  const [limit, setLimit] = useState(READ_AHEAD);
  const isHeld = needsAll && read.rows.length >= limit;
  const mayReadOn = read.hasMore && !isHeld && !read.isReading;
  useEffect(() => {
    if (needsAll && mayReadOn) void reader.readOn();
  }, [needsAll, mayReadOn, reader]);
  const source = useMemo(
    () =>
      sourceOf(rows, {
        hasMore: read.hasMore && !isHeld,
        isLoadingMore: read.isReading,
        loadMore: () => void reader.readOn(),
      }),
    [rows, read.hasMore, read.isReading, isHeld, reader],
  );
  useSearchKey(list('search'));
  const { columns, summaryOf } = useInboxColumns();
  const { state, change } = useColumns(inbox.name, columns);
  const controls = useMemo(
    () => ({
      from: DayFilter,
      to: DayFilter,
      form: (props: FilterControlProps) => (
        <ChoiceOf
          {...props}
          options={forms.map((form) => ({ id: idOf(form), label: nameOr(form.nombre, form.id) }))}
        />
      ),
    }),
    [forms, nameOr],
  );
  const clear = useCallback(
    () => set(Object.fromEntries(Object.keys(inbox.filters).map((name) => [name, '']))),
    [set],
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 sm:px-6">
      <RecordFilters of={inbox} values={values} onChange={set} controls={controls}>
        <SavedViews page={inbox.name} query={query.slice(1)} onApply={replace} />
        <ColumnChoice columns={columns} state={state} onChange={change} />
      </RecordFilters>
      <FailedForms failed={read.failed} onRetry={() => void reader.retry()} />
      {read.rows.length > 0 && (needsAll || read.failed.length === 0) && (
        <ListCountLine
          list={{
            shown: rows.length,
            read: read.rows.length,
            // A form that could not be read may have more.
            isPartial: read.hasMore || read.failed.length > 0,
            isFiltered: isFiltered(inbox, values),
            isFilteredHere: needsAll,
            needsAll: false,
            total: undefined,
          }}
          onReadOn={isHeld ? () => setLimit(read.rows.length + READ_AHEAD) : undefined}
        />
      )}
      {rows.length === 0 && (read.hasMore || read.isReading) ? (
        <>
          {read.total > 1 && (
            <p role="status" className="text-ink-muted text-xs">
              {t('reading', { read: read.read, total: read.total })}
            </p>
          )}
          <LoadingState rows={12} />
        </>
      ) : rows.length === 0 && read.failed.length < read.total ? (
        isFiltered(inbox, values) ? (
          <NoMatchState onClear={clear} />
        ) : (
          <EmptyState icon={<Inbox aria-hidden />} title={list('emptyTitle')}>
            {t('noFormsText')}
          </EmptyState>
        )
      ) : rows.length === 0 ? null : (
        <DataTable
          label={list('title')}
          columns={columns}
          columnState={state}
          onColumnState={change}
          rows={source}
          keyOf={keyOfRow}
          hrefOf={hrefOfRow}
          summaryOf={summaryOf}
          nameOf={summaryOf}
        />
      )}
    </div>
  );
}

type Address = {
  readonly values: Values;
  readonly set: (change: Values) => void;
  readonly replace: (query: string) => void;
  readonly query: string;
};

const keyOfRow = ({ form, submission }: InboxRow) =>
  submission.id === undefined ? '' : `${idOf(form)} ${idOf(submission)}`;
const hrefOfRow = ({ form, submission }: InboxRow) =>
  submission.id === undefined ? undefined : submissionPath(form.id!, submission.id);

type FailedFormsProps = {
  failed: readonly { readonly form: FormRecord; readonly error: unknown }[];
  onRetry: () => void;
};

/** Which forms' submissions are not among those that are shown, and why. */
function FailedForms({ failed, onRetry }: FailedFormsProps) {
  const t = useTranslations('forms.submissions.inbox');
  const nameOr = useNameOr();
  const words = useErrorWords();
  if (failed.length === 0) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs"
    >
      <ul className="min-w-0 flex-1">
        {failed.map(({ form, error }) => (
          <li key={idOf(form)} className="break-words">
            {t('failed', { name: nameOr(form.nombre, form.id), reason: words(error).message })}
          </li>
        ))}
      </ul>
      <Button size="sm" onPress={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
