'use client';

import { useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSpanWords } from '@/components/records/filters/use-span-words';
import { FilterFold } from '@/components/records/list/filter-fold';
import { SearchBox } from '@/components/records/list/search-box';
import { useSearchKey } from '@/components/records/list/use-search-key';
import { CopyButton } from '@/components/ui/copy-button';
import { Select } from '@/components/ui/fields/select';
import { lazy } from '@/components/ui/lazy';
import { useCatalog } from '@/components/webhooks/directory/use-catalog';
import { useGroupName } from '@/components/webhooks/directory/use-group-name';
import { timeThere } from '@/lib/format/record-time';
import { CursorField } from './cursor-field';
import { type EventScope, emptyScope, hoursBack, isMoment, momentOf } from './event-scope';

// Its calendar is loaded where a time is chosen, and only there.
const TimeSpanDialog = lazy(() =>
  import('@/components/records/filters/time-span-dialog').then((module) => module.TimeSpanDialog),
);

const ALL = 'all';
const CUSTOM = 'custom';
const CHOOSE = 'choose';

type EventToolbarProps = {
  scope: EventScope;
  onChange: (scope: EventScope) => void;
  /** Where a program that polls would go on from here. */
  cursor: string | undefined;
};

/** Which events, from when until when or from which cursor on, and the cursor behind the last one shown. */
export function EventToolbar({ scope, onChange, cursor }: EventToolbarProps) {
  const t = useTranslations('webhooks.events');
  const filterWords = useTranslations('webhooks.filters');
  const groupName = useGroupName();
  const spanWords = useSpanWords();
  const [isChoosing, setIsChoosing] = useState(false);
  const { catalog } = useCatalog();
  const timeZone = useTimeZone() ?? 'UTC';
  const isCustom = isMoment(scope.start) || scope.until !== '';
  const from = isMoment(scope.start)
    ? new Date(momentOf(scope.start, timeThere(), timeZone) ?? 0).toISOString()
    : '';
  const types = [...catalog].flatMap(([group, members]) => [
    ...(members.length > 1 ? [{ id: group, label: t('wholeGroup', { group: groupName(group) }) }] : []),
    ...members.map((id) => ({ id, label: id })),
  ]);
  const starts = [
    { id: 'newest', label: t('start.newest') },
    ...hoursBack.map((id) => ({ id, label: t('start.hours', { hours: Number(id) }) })),
    ...(isCustom ? [{ id: CUSTOM, label: spanWords(from, scope.until) }] : []),
    { id: CHOOSE, label: filterWords('chooseTime') },
    { id: 'oldest', label: t('start.oldest') },
  ];
  useSearchKey(t('search'));
  const begin = (start: string, until = '') => onChange({ ...scope, after: '', start, until });

  function chooseStart(id: string) {
    if (id === CHOOSE) setIsChoosing(true);
    else if (id !== CUSTOM) begin(id);
  }

  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <SearchBox
        label={t('search')}
        value={scope.search}
        onCommit={(search) => onChange({ ...scope, search })}
        className="min-w-36 flex-1 sm:max-w-64"
      />
      <FilterFold
        count={
          [scope.type, scope.after, scope.start !== emptyScope.start || scope.until !== ''].filter(Boolean)
            .length
        }
      >
        <Select
          label={t('type')}
          className="w-full sm:w-56"
          value={scope.type || ALL}
          onChange={(id) => onChange({ ...scope, type: id === ALL ? '' : id })}
          options={[{ id: ALL, label: t('allTypes') }, ...types]}
        />
        <Select
          label={t('start.label')}
          className={isCustom ? 'w-full sm:w-96' : 'w-44'}
          value={isCustom ? CUSTOM : scope.start}
          onChange={chooseStart}
          options={starts}
        />
        {isChoosing && (
          <TimeSpanDialog
            from={from}
            to={scope.until}
            onChoose={(chosen) => {
              begin(chosen.from || emptyScope.start, chosen.to);
              setIsChoosing(false);
            }}
            onClose={() => setIsChoosing(false)}
          />
        )}
        <CursorField value={scope.after} onCommit={(after) => onChange({ ...scope, after })} />
      </FilterFold>
      {cursor !== undefined && (
        <p className="flex min-h-8 items-center gap-1 text-ink-muted text-xs">
          {t('cursor')}{' '}
          <code data-testid="cursor" className="font-mono text-ink">
            {cursor}
          </code>
          <CopyButton text={cursor} label={t('copyCursor')} />
        </p>
      )}
    </div>
  );
}
