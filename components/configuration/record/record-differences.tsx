'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useCompareScope } from '@/components/configuration/compare/compare-context';
import { DifferenceList } from '@/components/configuration/differences/difference-list';
import { usePathWords } from '@/components/configuration/differences/use-path-words';
import { togglePath } from '@/components/configuration/selection/selection';
import { actionOf, isConflict } from '@/components/configuration/selection/standing';
import { usualPaths } from '@/components/configuration/selection/usual-paths';
import type { ComparedKind, ComparedRecord, Difference, RecordSides } from '@/lib/configuration/comparison';
import { keyOfDifference } from '@/lib/configuration/difference-key';
import { kindOf } from '@/lib/configuration/kinds';
import { DifferenceNotes } from './difference-notes';
import { pathParts } from './path-parts';

type RecordDifferencesProps = {
  of: ComparedKind;
  record: ComparedRecord;
  /** Undefined while they are read: items then go by their keys. */
  sides: RecordSides | undefined;
  names: { readonly source: string; readonly target: string };
};

/** What differs between the two sides of a record, each with the box that takes it over. */
export function RecordDifferences({ of, record, sides, names }: RecordDifferencesProps) {
  const t = useTranslations('configuration.record');
  const words = usePathWords();
  const { selection, change } = useCompareScope();
  const kind = kindOf(of.kind);
  const usual = useMemo(() => usualPaths(kind, record.differences), [kind, record]);
  const chosen = selection.get(record.key);
  const taken = chosen ? (chosen.paths ?? usual) : undefined;
  const canWrite = actionOf(of, record) === 'update';
  const partsOf = ({ path }: Difference) =>
    pathParts(kind, path, [sides?.source, sides?.target]).flatMap((part) =>
      'field' in part ? words([part.field]) : part.item,
    );

  return (
    <DifferenceList
      label={t('differences')}
      differences={record.differences}
      columns={[
        { label: t('now', { name: names.target }), of: 'target' },
        { label: t('from', { name: names.source }), of: 'source' },
      ]}
      partsOf={partsOf}
      before={(difference) => {
        if (!canWrite || !difference.isWritable || isConflict(difference))
          return <span className="w-4 shrink-0" />;
        const key = keyOfDifference(difference);
        return (
          <input
            type="checkbox"
            aria-label={t('take', { field: partsOf(difference).join(' › ') })}
            checked={taken?.has(key) ?? false}
            onChange={() => change((at) => togglePath(at, record.key, key, usual))}
            className="mt-0.5 size-4 shrink-0 pointer-coarse:size-5"
          />
        );
      }}
      after={(difference) => <DifferenceNotes record={record} difference={difference} canWrite={canWrite} />}
    />
  );
}
