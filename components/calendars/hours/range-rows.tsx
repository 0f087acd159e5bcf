'use client';

import { CircleAlert, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { IconButton } from '@/components/ui/icon-button';
import { isOvernight, type Range, rangeIssue, setEnd, setStart } from '@/lib/calendars/week-edits';
import { TimeField } from './time-field';

type RangeRowsProps = {
  /** Whose ranges they are: a day's name. */
  of: string;
  ranges: readonly Range[];
  onChange: (ranges: readonly Range[]) => void;
  /** Whether a range may go on into the next day. */
  hasNights?: boolean;
};

/** The ranges of one day as typed times. */
export function RangeRows({ of, ranges, onChange, hasNights = false }: RangeRowsProps) {
  const t = useTranslations('calendars.settings.hours');
  const issueWords = useIssueWords();
  const change = (at: number, range: Range) =>
    onChange(ranges.map((each, place) => (place === at ? range : each)));
  return (
    <ul className="space-y-1.5">
      {ranges.map((range, at) => {
        const isNight = isOvernight(range);
        const issue = rangeIssue(range) ?? (isNight && !hasNights ? 'before_start' : undefined);
        const named = { day: of, number: at + 1 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range is nothing but its place and its times
          <li key={at}>
            <div className="flex flex-wrap items-center gap-1.5">
              <TimeField
                label={t('from', named)}
                value={range.desde}
                onCommit={(text) => change(at, setStart(range, text))}
                hasIssue={issue !== undefined}
              />
              <span aria-hidden className="text-ink-faint">
                –
              </span>
              <TimeField
                label={t('to', named)}
                value={range.hasta}
                isEnd
                onCommit={(text) => change(at, setEnd(range, text))}
                hasIssue={issue !== undefined}
              />
              <IconButton
                size="sm"
                label={t('remove', named)}
                icon={<Trash2 aria-hidden />}
                onPress={() => onChange(ranges.toSpliced(at, 1))}
              />
              {isNight && hasNights && <span className="text-ink-muted text-xs">{t('nextDay')}</span>}
            </div>
            {issue && (
              <p role="alert" className="mt-0.5 flex items-center gap-1 text-danger-ink text-xs">
                <CircleAlert aria-hidden className="size-3.5 shrink-0" />
                {issueWords(issue)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
