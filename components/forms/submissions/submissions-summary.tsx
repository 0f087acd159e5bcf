'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { AnswerColumn } from '@/lib/forms/answer-columns';
import type { Submission } from '@/lib/forms/answers';
import { countsByDay, type FieldSummary, summaryOf } from '@/lib/forms/form-summary';
import { Bars } from './bars';
import { DayChart } from './day-chart';

type SummaryProps = {
  submissions: readonly Submission[];
  columns: readonly AnswerColumn[];
  /** More match than were read. */
  isPartial: boolean;
  zone: string;
};

/** What was sent, as charts: how many a day, and how the answers to each field are spread. */
export function SubmissionsSummary({ submissions, columns, isPartial, zone }: SummaryProps) {
  const t = useTranslations('forms.submissions.summary');
  const days = useMemo(() => countsByDay(submissions, zone), [submissions, zone]);
  const summaries = useMemo(
    () => columns.filter(({ tipo }) => tipo !== 'oculto').map((column) => summaryOf(column, submissions)),
    [columns, submissions],
  );
  const over = t(isPartial ? 'overMore' : 'over', { count: submissions.length });
  return (
    <div className="min-h-0 flex-1 space-y-4 overflow-y-auto pb-2">
      <DayChart days={days} note={over} />
      <div className="grid gap-4 lg:grid-cols-2">
        {summaries.map((summary) => (
          <FieldChart key={summary.column.id} summary={summary} over={over} />
        ))}
      </div>
    </div>
  );
}

function FieldChart({ summary, over }: { summary: FieldSummary; over: string }) {
  const t = useTranslations('forms.submissions');
  const { column, answered, total } = summary;
  const label = column.isGone ? t('gone', { label: column.label }) : column.label;
  return (
    <section aria-label={label} className="min-w-0 rounded-lg border bg-surface p-4">
      <h2 className="truncate font-semibold" title={label}>
        {label}
      </h2>
      <p className="mb-3 text-ink-muted text-xs">
        {t('summary.answered', { answered, total })} · {over}
      </p>
      {answered === 0 ? (
        <p className="text-ink-muted">{t('summary.none')}</p>
      ) : (
        <Spread summary={summary} label={label} />
      )}
    </section>
  );
}

function Spread({ summary, label }: { summary: FieldSummary; label: string }) {
  const t = useTranslations('forms.submissions.summary');
  const format = useFormatter();
  const heads = [t('answer'), t('count')] as const;
  // A bar says what its percentage says.
  const whole = Math.max(1, summary.answered);
  const share = (count: number) =>
    format.number(count / whole, { style: 'percent', maximumFractionDigits: 0 });
  if (summary.kind === 'flag') {
    const rows = (['yes', 'no'] as const).map((key) => ({
      key,
      label: t(key),
      count: summary[key],
      note: share(summary[key]),
    }));
    return <Bars label={label} heads={heads} rows={rows} whole={whole} />;
  }
  if (summary.kind === 'numbers') {
    const { bins, least, most, mean, others } = summary;
    const rows = bins.map(({ from, to, count }) => ({
      key: String(from),
      label:
        from === to ? format.number(from) : t('bin', { from: format.number(from), to: format.number(to) }),
      count,
      note: share(count),
    }));
    return (
      <>
        <Bars label={label} heads={[t('range'), t('count')]} rows={rows} whole={whole} />
        <p className="mt-2 text-ink-muted text-xs">
          {t('stats', { least, most, mean: format.number(mean, { maximumFractionDigits: 2 }) })}
          {others > 0 && ` · ${t('others', { count: others })}`}
        </p>
      </>
    );
  }
  const rows = summary.bars.map((bar) => ({ ...bar, key: bar.label, note: share(bar.count) }));
  return (
    <>
      {summary.kind === 'texts' && (
        <p className="mb-1 text-xs">
          {t('distinct', { count: summary.distinct })}
          {rows.length > 0 && ` · ${t('often')}`}
        </p>
      )}
      {rows.length > 0 && <Bars label={label} heads={heads} rows={rows} whole={whole} />}
    </>
  );
}
