'use client';

import dynamic from 'next/dynamic';
import { useFormatter, useTimeZone, useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { Select } from '@/components/ui/select';
import { dayOf } from '@/lib/format/dates';
import { CursorField } from './cursor-field';
import { type EventScope, emptyScope, hoursBack, isDay } from './event-scope';
import { useCatalog } from './use-catalog';
import { useGroupName } from './use-group-name';

// A calendar is loaded where a day is chosen, and only there.
const DateField = dynamic(() => import('@/components/ui/date-field').then((module) => module.DateField));

const ALL = 'all';
const DAY = 'day';
const RETENTION_DAYS = 30;

type EventToolbarProps = {
  scope: EventScope;
  onChange: (scope: EventScope) => void;
  /** Where a program that polls would go on from here. */
  cursor: string | undefined;
};

/** Which events, from when or from which cursor on, and the cursor behind the last one shown. */
export function EventToolbar({ scope, onChange, cursor }: EventToolbarProps) {
  const t = useTranslations('webhooks.events');
  const groupName = useGroupName();
  const format = useFormatter();
  const { catalog } = useCatalog();
  const timeZone = useTimeZone() ?? 'UTC';
  const now = new Date();
  const today = dayOf(now, timeZone);
  const types = [...catalog].flatMap(([group, members]) => [
    ...(members.length > 1 ? [{ id: group, label: t('wholeGroup', { group: groupName(group) }) }] : []),
    ...members.map((id) => ({ id, label: id })),
  ]);
  const starts = [
    { id: 'newest', label: t('start.newest') },
    ...hoursBack.map((id) => ({ id, label: t('start.hours', { hours: Number(id) }) })),
    {
      id: DAY,
      label: isDay(scope.start)
        ? format.dateTime(new Date(`${scope.start}T12:00:00Z`), { dateStyle: 'medium' })
        : t('start.day'),
    },
    { id: 'oldest', label: t('start.oldest') },
  ];
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <Select
        label={t('type')}
        className="w-full sm:w-56"
        value={scope.type || ALL}
        onChange={(id) => onChange({ ...scope, type: id === ALL ? '' : id })}
        options={[{ id: ALL, label: t('allTypes') }, ...types]}
      />
      <Select
        label={t('start.label')}
        className="w-44"
        value={isDay(scope.start) ? DAY : scope.start}
        onChange={(id) => onChange({ ...scope, after: '', start: id === DAY ? today : id })}
        options={starts}
      />
      {isDay(scope.start) && (
        <DateField
          label={t('start.day')}
          className="w-40"
          value={scope.start}
          min={dayOf(new Date(now.getTime() - RETENTION_DAYS * 86_400_000), timeZone)}
          max={today}
          onChange={(day) => onChange({ ...scope, after: '', start: day ?? emptyScope.start })}
        />
      )}
      <CursorField value={scope.after} onCommit={(after) => onChange({ ...scope, after })} />
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
