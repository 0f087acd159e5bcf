'use client';

import { useTranslations } from 'next-intl';
import { useCompareScope } from '@/components/configuration/compare/compare-context';
import {
  isIncluded,
  setActivates,
  toggleRecord,
  undecidedOf,
} from '@/components/configuration/selection/selection';
import { actionOf, lackOf } from '@/components/configuration/selection/standing';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import type { ComparedKind, ComparedRecord } from '@/lib/configuration/comparison';

type PlanChoiceProps = {
  of: ComparedKind;
  record: ComparedRecord;
  names: { readonly source: string; readonly target: string };
};

/** Kinds that stand as drafts until somebody publishes them. */
const published = new Set(['forms', 'workflows']);

/** Whether the record is part of the plan, and as what. */
export function PlanChoice({ of, record, names }: PlanChoiceProps) {
  const t = useTranslations('configuration.record');
  const reasons = useTranslations('configuration.compare.lack');
  const { selection, change } = useCompareScope();
  const chosen = selection.get(record.key);
  const action = actionOf(of, record);
  const lack = lackOf(of);
  if (!action) {
    if (!lack && record.status === 'equal') return null;
    return (
      <p className="rounded-md bg-sunken px-3 py-2 text-ink-muted">
        {lack
          ? reasons(lack.support as 'missing', { name: names[lack.side], message: lack.message ?? '' })
          : t(record.isAsked ? 'asked' : 'nothingWritable')}
      </p>
    );
  }
  const isSelected = isIncluded(chosen);
  const hint =
    action === 'delete'
      ? t('deleteHint')
      : action === 'publish'
        ? t(`standing.${of.kind as 'forms'}`)
        : undefined;
  const undecided = isSelected ? undecidedOf(record, chosen).length : 0;
  return (
    <div className="space-y-3 rounded-md border bg-canvas px-3 py-2.5">
      <Checkbox
        isSelected={isSelected}
        isIndeterminate={isSelected && chosen?.paths !== undefined}
        onChange={() => change((at) => toggleRecord(at, record.key, action))}
        description={hint}
      >
        <span className={action === 'delete' ? 'font-medium text-danger-ink' : 'font-medium'}>
          {t(`do.${action}`, { name: names.target })}
        </span>
      </Checkbox>
      {undecided > 0 && <p className="text-warning-ink">{t('undecided', { count: undecided })}</p>}
      {isSelected && (action === 'create' || action === 'update') && published.has(of.kind) && (
        <RadioGroup
          label={t(action === 'create' ? 'standing.new' : 'standing.changed')}
          options={[
            { id: 'draft', label: t(action === 'create' ? 'standing.draft' : 'standing.asTarget') },
            {
              id: 'asSource',
              label: t('standing.asSource'),
              description: t(`standing.${of.kind as 'forms'}`),
            },
          ]}
          value={chosen?.activates ? 'asSource' : 'draft'}
          onChange={(id) => change((at) => setActivates(at, record.key, id === 'asSource'))}
        />
      )}
    </div>
  );
}
