'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { Dialog } from '@/components/ui/overlays/dialog';
import { saveFile } from '@/components/ui/save-file';
import { useFixedRows } from '@/components/ui/use-fixed-rows';
import { encoderOf, type Format, mediaTypes } from '@/lib/files/format';
import type { ItemResult } from '@/lib/jobs/task';
import type { StartedTask } from './tasks-context';

const columns = ['id', 'outcome', 'made', 'status', 'code', 'message', 'request_id'];
const ROW = 28;

/** What came of each item, to read and to keep. */
export function TaskResults({ started, onClose }: { started: StartedTask; onClose: () => void }) {
  const t = useTranslations('shell.tasks');
  const [all] = useState(() => [...(started.task.results?.() ?? [])]);
  const refused = all.filter(({ outcome }) => outcome === 'refused' || outcome === 'unknown');
  const [only, setOnly] = useState<'all' | 'refused'>(refused.length > 0 ? 'refused' : 'all');

  function save(format: Format) {
    const encoder = encoderOf(format, columns);
    const file = new Blob([encoder.start, ...all.map(encoder.row)], { type: mediaTypes[format] });
    saveFile(file, `${started.fileName}.${format}`);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={t('resultsOf', { title: started.title })}
      isDismissable
      footer={(['csv', 'ndjson'] as const).map((format) => (
        <Button key={format} icon={<Download aria-hidden />} onPress={() => save(format)}>
          {t('download', { format: format.toUpperCase() })}
        </Button>
      ))}
    >
      <div className="space-y-2">
        {refused.length > 0 && (
          <SegmentedControl
            label={t('which')}
            value={only}
            onChange={setOnly}
            options={[
              { id: 'refused', label: t('onlyRefused', { count: refused.length }) },
              { id: 'all', label: t('everyItem', { count: all.length }) },
            ]}
          />
        )}
        <ResultList key={only} results={only === 'all' ? all : refused} label={t('results')} />
      </div>
    </Dialog>
  );
}

function ResultList({ results, label }: { results: readonly ItemResult[]; label: string }) {
  const t = useTranslations('shell.tasks');
  const scroller = useRef<HTMLElement>(null);
  const rows = useFixedRows({ scroller, count: results.length, height: ROW });
  return (
    <section
      ref={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="h-72 overflow-y-auto rounded-md border"
    >
      <ul className="relative" style={{ height: rows.total }}>
        {rows.indexes.map((index) => {
          const { id, outcome, made, status, message, request_id } = results[index]!;
          const why = [status, message, request_id].filter(Boolean).join(' · ');
          return (
            <li
              key={String(id)}
              style={{ top: rows.startOf(index), height: ROW }}
              className="absolute inset-x-0 flex items-center gap-3 border-b px-3 text-xs"
            >
              <span className="w-24 shrink-0 truncate font-mono">#{String(id)}</span>
              <span
                className={
                  outcome === 'refused' || outcome === 'unknown' ? 'text-danger-ink' : 'text-ink-muted'
                }
              >
                {made === undefined ? t(`outcome.${outcome}`) : t('madeAs', { made: String(made) })}
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
