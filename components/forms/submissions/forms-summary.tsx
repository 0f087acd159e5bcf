'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useTimeZone, useTranslations } from 'next-intl';
import { submissionsInboxPath } from '@/components/forms/paths';
import { useNameOr } from '@/components/records/blank';
import { RecordLink } from '@/components/records/record-link';
import { isAbsence, readParts } from '@/components/session/read-parts';
import { useTarget } from '@/components/session/session-context';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewState } from '@/components/shell/overview-state';
import { RelativeInstant } from '@/components/ui/instant';
import { useClock } from '@/components/ui/use-clock';
import { listForms, listSubmissions } from '@/lib/api/contract/forms';
import { queryOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';
import { dayOf } from '@/lib/format/dates';
import { fieldColumns } from '@/lib/forms/answer-columns';
import { headline } from '@/lib/forms/who-sent';
import { submissionPath } from '@/lib/resources/forms/submissions';
import { isNewer, rowOf } from './inbox-reader';

/** Forms that are looked at: each is a request. */
const FORMS = 12;
const PAGE = 100;
const SHOWN = 5;
const WEEK_MS = 7 * 86_400_000;

/** What was sent today and in the last seven days, and the newest of it, for the overview. */
export function FormsSummary() {
  const t = useTranslations('overview.forms');
  const target = useTarget();
  const zone = useTimeZone() ?? 'UTC';
  const now = useClock();
  const list = useQuery(queryOf(listForms, { query: { limit: 100 } }, target));
  // A draft was never public, so nothing was sent through it.
  const open = (list.data?.items ?? []).filter(({ id, status }) => id !== undefined && status !== 'draft');
  const asked = open.slice(0, FORMS);
  const pages = useQueries({
    queries: asked.map(({ id }) =>
      queryOf(listSubmissions, { path: { form_id: id! }, query: { limit: PAGE } }, target),
    ),
  });
  const parts = readParts(pages);
  if (isAbsence(list.error) || parts.isAbsent) return null;

  const rows = asked
    .flatMap((form, place) => (pages[place]?.data?.items ?? []).map(rowOf(form)))
    .filter(({ submission }) => submission.status !== 'spam')
    .sort((one, other) => (isNewer(one, other) ? -1 : 1));
  const today = dayOf(now, zone);
  const ofToday = rows.filter(({ at }) => !Number.isNaN(at) && dayOf(new Date(at), zone) === today);
  const ofWeek = rows.filter(({ at }) => at >= now.getTime() - WEEK_MS);
  // A page that is all of this week may have more of it behind it.
  const isMore = (isIn: (at: number) => boolean) =>
    open.length > asked.length ||
    parts.failed.length > 0 ||
    pages.some(({ data }) => {
      const last = data?.items.at(-1)?.created_at;
      return data !== undefined && data.nextCursor !== null && last !== undefined && isIn(Date.parse(last));
    });
  const counts = [
    { id: 'today', count: ofToday.length, isMore: isMore((at) => dayOf(new Date(at), zone) === today) },
    { id: 'week', count: ofWeek.length, isMore: isMore((at) => at >= now.getTime() - WEEK_MS) },
  ] as const;
  const error = list.error ?? parts.error;
  const retry = () => (list.error ? [list] : parts.failed).map(({ refetch }) => refetch());
  return (
    <OverviewCard title={t('title')} href={submissionsInboxPath} more={t('more')}>
      {list.isPending || pages.some(({ isPending }) => isPending) || error ? (
        <OverviewState error={error} onRetry={() => void Promise.all(retry())} />
      ) : (
        <>
          <dl className="mb-3 flex gap-8">
            {counts.map(({ id, count, isMore: hasMore }) => (
              <div key={id} className="flex flex-col-reverse">
                <dt className="text-ink-muted text-xs">{t(id)}</dt>
                <dd className="font-semibold text-lg tabular-nums">
                  {hasMore ? t('atLeast', { count }) : count}
                </dd>
              </div>
            ))}
          </dl>
          {rows.length === 0 ? (
            <p className="text-ink-muted">{t('none')}</p>
          ) : (
            <ul className="space-y-1">
              {rows.slice(0, SHOWN).map((row) => (
                <NewestLine key={`${idOf(row.form)} ${idOf(row.submission)}`} row={row} />
              ))}
            </ul>
          )}
          {parts.failed.length > 0 && <p className="mt-1 text-ink-muted text-xs">{t('partial')}</p>}
        </>
      )}
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
