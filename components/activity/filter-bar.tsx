'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceOf } from '@/components/records/list/choice-of';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { DateField } from '@/components/ui/fields/date-field';
import type { Option } from '@/components/ui/fields/option-item';
import { mayReadAllActivity } from '@/lib/rules/roles';
import {
  type ActivityFilters,
  ALL_CONNECTIONS,
  activityFilters,
  isFiltered,
  outcomes,
} from './activity-filters';
import { activityPeople } from './activity-queries';

type FilterBarProps = {
  filters: ActivityFilters;
  operations: readonly Option[];
  onChange: (change: Partial<ActivityFilters>) => void;
  onClear: () => void;
};

/** What to show of the activity. */
export function FilterBar({ filters, operations, onChange, onClear }: FilterBarProps) {
  const t = useTranslations('activity.filter');
  const tOutcome = useTranslations('activity.outcome');
  const { user, connections } = useSession();
  const seesAll = mayReadAllActivity(user.role);
  const people = useQuery({ ...activityPeople, enabled: seesAll });

  return (
    <>
      {seesAll && (
        <ChoiceOf
          label={t('user')}
          anyLabel={t('anyUser')}
          value={filters.user}
          onChange={(id) => onChange({ user: id })}
          options={named(people.data?.data)}
        />
      )}
      <ChoiceOf
        label={t('connection')}
        anyLabel={t('thisConnection')}
        value={filters.connection}
        onChange={(connection) => onChange({ connection })}
        options={[{ id: ALL_CONNECTIONS, label: t('anyConnection') }, ...named(connections)]}
      />
      <ChoiceOf
        label={t('outcome')}
        anyLabel={t('anyOutcome')}
        value={filters.outcome}
        onChange={(outcome) => onChange({ outcome: activityFilters.outcome.read(outcome) })}
        options={outcomes.map((id) => ({ id, label: tOutcome(id) }))}
      />
      <ComboBox
        label={t('operation')}
        isLabelHidden
        className="grow basis-36 sm:max-w-56"
        placeholder={t('anyOperation')}
        value={filters.operation || null}
        onChange={(value) => onChange({ operation: value ?? '' })}
        options={operations}
      />
      <DayBeside word={t('fromWord')}>
        <DateField
          label={t('from')}
          isLabelHidden
          className="sm:grow"
          value={filters.from || null}
          max={filters.to || undefined}
          onChange={(day) => onChange({ from: day ?? '' })}
        />
      </DayBeside>
      <DayBeside word={t('toWord')}>
        <DateField
          label={t('to')}
          isLabelHidden
          className="sm:grow"
          value={filters.to || null}
          min={filters.from || undefined}
          onChange={(day) => onChange({ to: day ?? '' })}
        />
      </DayBeside>
      {filters.record !== '' && (
        <Button
          icon={<X aria-hidden />}
          aria-label={t('anyRecord', { record: filters.record })}
          onPress={() => onChange({ record: '' })}
        >
          {t('record', { record: filters.record })}
        </Button>
      )}
      {filters.plan !== '' && (
        <Button icon={<X aria-hidden />} aria-label={t('anyPlan')} onPress={() => onChange({ plan: '' })}>
          {t('plan')}
        </Button>
      )}
      {isFiltered(filters) && (
        <Button variant="ghost" onPress={onClear}>
          {t('clear')}
        </Button>
      )}
    </>
  );
}

const named = (all: readonly { id: string; name: string }[] = []) =>
  all.map(({ id, name }) => ({ id, label: name }));

/** Which of the two days it is, for those who see it; its label says so to all others. */
function DayBeside({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 grow basis-36 flex-col gap-0.5 sm:max-w-52 sm:basis-50 sm:flex-row sm:items-center sm:gap-1.5">
      <span aria-hidden className="text-ink-muted text-xs">
        {word}
      </span>
      {children}
    </div>
  );
}
