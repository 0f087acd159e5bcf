'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { Dialog } from '@/components/ui/overlays/dialog';
import { saveFile } from '@/components/ui/save-file';
import { useFixedRows } from '@/components/ui/use-fixed-rows';
import { type Format, mediaTypes } from '@/lib/files/format';
import type { ItemResult, StartedJob } from '@/lib/jobs/job';
import { reportOf, resultLines } from '@/lib/jobs/job-report';
import { rowResults } from '@/lib/jobs/row-results';
import { partOf } from './part-of';

const ROW = 28;
const isWell = ({ state }: ItemResult) => state.outcome === 'done';

/** What came of each item, to read and to keep. */
export function JobResults({ started, onClose }: { started: StartedJob; onClose: () => void }) {
  const t = useTranslations('shell.jobs');
  const { title, job, fileName, headers } = started;
  const [all] = useState(() => rowResults(job.results?.() ?? []));
  const failed = all.filter((result) => result.state.outcome && !isWell(result));
  const [only, setOnly] = useState<'all' | 'failed'>(failed.length > 0 ? 'failed' : 'all');
  const shown = only === 'all' ? all : failed;
  const outcomeOf = useOutcomeWords(started);
  const reasonOf = useReason();

  function save(format: Format) {
    const heads = {
      result: t('report.result'),
      made: t('report.made'),
      reason: t('report.reason'),
      requestId: t('report.requestId'),
    };
    const told = shown.map((result) => ({
      ...result,
      state: { ...result.state, message: reasonOf(result) },
    }));
    const text = format === 'csv' ? reportOf(headers, told, heads, outcomeOf) : resultLines(shown);
    saveFile(
      new Blob([text], { type: mediaTypes[format] }),
      `${fileName.replace(/\.\w+$/, '')}-${only}.${format}`,
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={t('resultsOf', { title })}
      isDismissable
      footer={(['csv', 'ndjson'] as const).map((format) => (
        <Button key={format} icon={<Download aria-hidden />} onPress={() => save(format)}>
          {t('download', { format: format.toUpperCase() })}
        </Button>
      ))}
    >
      <div className="space-y-2">
        {failed.length > 0 && (
          <SegmentedControl
            label={t('which')}
            value={only}
            onChange={setOnly}
            options={[
              { id: 'failed', label: t('onlyFailed', { count: failed.length }) },
              { id: 'all', label: t('everyItem', { count: all.length }) },
            ]}
          />
        )}
        <ResultList key={only} started={started} results={shown} />
      </div>
    </Dialog>
  );
}

/** What came of one item, in words. */
function useOutcomeWords({ kind }: StartedJob) {
  const t = useTranslations('shell.jobs');
  return ({ state: { outcome, made, note } }: ItemResult) => {
    if (!outcome) return t('outcome.not_sent');
    if (outcome === 'partial') return t(`outcome.${partOf(kind)}`);
    if (outcome === 'refused' && note === 'put_back') return t('outcome.putBack');
    if (outcome !== 'done' || !isNote(note)) return t(`outcome.${outcome}`);
    return made === undefined
      ? t(`note.${note}`)
      : t('noteOf', { note: t(`note.${note}`), id: String(made) });
  };
}

const notes = ['created', 'updated', 'queued', 'delivered', 'removed', 'unchanged', 'differs'] as const;
/** The reason of a result: what the job found in the page's language, what the server said in its own words. */
function useReason() {
  const t = useTranslations('shell.jobs.reason');
  return ({ state: { code, message } }: ItemResult) =>
    reasons.some((known) => known === code) ? t(code as (typeof reasons)[number]) : message;
}

const reasons = [
  'price_changed',
  'price_blocked',
  'not_kept',
  'not_applied',
  'receiver_refused',
  'arrived_since',
] as const;

const isNote = (note: string | undefined): note is (typeof notes)[number] =>
  (notes as readonly (string | undefined)[]).includes(note);

function ResultList({ started, results }: { started: StartedJob; results: readonly ItemResult[] }) {
  const t = useTranslations('shell.jobs');
  const outcomeOf = useOutcomeWords(started);
  const reasonOf = useReason();
  const scroller = useRef<HTMLElement>(null);
  const rows = useFixedRows({ scroller, count: results.length, height: ROW });
  return (
    <section
      ref={scroller}
      aria-label={t('results')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="h-72 overflow-y-auto rounded-md border"
    >
      <ul className="relative" style={{ height: rows.total }}>
        {rows.indexes.map((index) => {
          const result = results[index]!;
          const { id, label } = result.item;
          const { status, requestId } = result.state;
          const why = [status, reasonOf(result), requestId].filter(Boolean).join(' · ');
          return (
            <li
              key={String(id)}
              style={{ top: rows.startOf(index), height: ROW }}
              className="absolute inset-x-0 flex items-center gap-3 border-b px-3 text-xs"
            >
              {label === undefined ? (
                <span className="w-24 shrink-0 truncate font-mono">
                  {started.headers ? t('row', { row: String(id) }) : `#${id}`}
                </span>
              ) : (
                <span className="w-56 min-w-24 truncate" title={label}>
                  {label}
                </span>
              )}
              <span
                className={isWell(result) || !result.state.outcome ? 'text-ink-muted' : 'text-danger-ink'}
              >
                {outcomeOf(result)}
              </span>
              <span className="min-w-0 flex-1 truncate text-ink-muted" title={why}>
                {why}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
