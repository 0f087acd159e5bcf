'use client';

import { useQueries } from '@tanstack/react-query';
import { useTimeZone, useTranslations } from 'next-intl';
import { formsPath, submissionsInboxPath } from '@/components/forms/paths';
import { useNameOr } from '@/components/records/blank';
import { RecordLink } from '@/components/records/record-link';
import { isAbsence, readParts } from '@/components/session/read-parts';
import { useTarget } from '@/components/session/session-context';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewCounts } from '@/components/shell/overview-counts';
import { OverviewAbsent } from '@/components/shell/overview-report';
import { RelativeInstant } from '@/components/ui/instant';
import { useClock } from '@/components/ui/use-clock';
import { listSubmissions } from '@/lib/api/contract/forms';
import { queryOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';
import { dayOf } from '@/lib/format/dates';
import { fieldColumns } from '@/lib/forms/answer-columns';
import { headline } from '@/lib/forms/who-sent';
import { submissionPath } from '@/lib/resources/forms/submissions';
import { addDays } from '@/lib/rules/zones';
import { isNewer, rowOf } from './inbox-reader';
import { useAllForms } from './use-inbox';

/** Forms that are looked at: each is a request. */
const FORMS = 12;
const PAGE = 100;
const SHOWN = 5;
const WEEK_DAYS = 7;

/** What was sent today and in the last seven days, and the newest of it, for the overview; as the inbox counts it. */
export function FormsSummary() {
  const t = useTranslations('overview.forms');
  const target = useTarget();
  const zone = useTimeZone() ?? 'UTC';
  const now = useClock();
  const list = useAllForms();
  // A draft was never public, so nothing was sent through it.
  const open = list.forms.filter(({ status }) => status !== 'draft');
  const asked = open.slice(0, FORMS);
  const pages = useQueries({
    queries: asked.map(({ id }) =>
      queryOf(listSubmissions, { path: { form_id: id! }, query: { limit: PAGE } }, target),
    ),
  });
  const parts = readParts(pages);
  if (isAbsence(list.error) || parts.isAbsent) return <OverviewAbsent />;

  const rows = asked
    .flatMap((form, place) => (pages[place]?.data?.items ?? []).map(rowOf(form)))
    .sort((one, other) => (isNewer(one, other) ? -1 : 1));
  const today = dayOf(now, zone);
  const from = addDays(today, 1 - WEEK_DAYS);
  const dayAt = (at: number) => (Number.isNaN(at) ? '' : dayOf(new Date(at), zone));
  // A page that ends within these days may have more of them behind it.
  const isMore = (first: string) =>
    open.length > asked.length ||
    parts.failed.length > 0 ||
    pages.some(({ data }) => {
      const last = data?.items.at(-1)?.created_at;
      return (
        data !== undefined &&
        data.nextCursor !== null &&
        last !== undefined &&
        dayAt(Date.parse(last)) >= first
      );
    });
  const counts = [
    { id: 'today', first: today },
    { id: 'week', first: from },
  ].map(({ id, first }) => {
    const count = rows.filter(({ at }) => dayAt(at) >= first).length;
    return {
      id: `submissions ${id}`,
      label: t(id as 'today' | 'week'),
      value: isMore(first) ? t('atLeast', { count }) : String(count),
      href: `${submissionsInboxPath}?${new URLSearchParams({ from: first })}`,
    };
  });
  const error = list.error ?? parts.error;
  const retry = () => (list.error ? [list] : parts.failed).map(({ refetch }) => refetch());
  return (
    <OverviewCard
      title={t('title')}
      href={submissionsInboxPath}
      more={t('more')}
      isPending={list.isPending || !list.isWhole || pages.some(({ isPending }) => isPending)}
      error={error}
      onRetry={() => void Promise.all(retry())}
      quiet={
        rows.length > 0
          ? undefined
          : open.length === 0
            ? { text: t('noForm'), action: { label: t('createForm'), href: formsPath } }
            : { text: t(parts.failed.length > 0 ? 'partial' : 'none') }
      }
      isShort={rows.length < 3}
      figures={counts.slice(1).map((figure) => ({ ...figure, label: t('strip') }))}
    >
      <OverviewCounts counts={counts} />
      <ul className="space-y-1">
        {rows.slice(0, SHOWN).map((row) => (
          <NewestLine key={`${idOf(row.form)} ${idOf(row.submission)}`} row={row} />
        ))}
      </ul>
      {parts.failed.length > 0 && <p className="mt-1 text-ink-muted text-xs">{t('partial')}</p>}
    </OverviewCard>
  );
}

function NewestLine({ row: { form, submission } }: { row: ReturnType<ReturnType<typeof rowOf>> }) {
  const nameOr = useNameOr();
  const head = headline(submission, fieldColumns(form.campos ?? []));
  return (
    <li className="flex items-baseline gap-2">
      <RecordLink
        id={submission.id}
        hrefOf={(id) => submissionPath(form.id!, id)}
        className="min-w-0 shrink truncate hover:underline"
      >
        {nameOr(head, submission.id)}
      </RecordLink>
      <span className="min-w-0 flex-1 truncate text-ink-muted text-xs">{nameOr(form.nombre, form.id)}</span>
      {submission.created_at && (
        <span className="shrink-0 text-ink-muted text-xs">
          <RelativeInstant value={submission.created_at} />
        </span>
      )}
    </li>
  );
}
