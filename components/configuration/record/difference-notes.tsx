'use client';

import { useTranslations } from 'next-intl';
import { useCompareScope } from '@/components/configuration/compare/compare-context';
import { ValueText } from '@/components/configuration/differences/value-text';
import { resolve } from '@/components/configuration/selection/selection';
import { isConflict } from '@/components/configuration/selection/standing';
import { Badge } from '@/components/ui/badge';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import type { ComparedRecord, Difference } from '@/lib/configuration/comparison';
import { keyOfDifference } from '@/lib/configuration/difference-key';

type DifferenceNotesProps = { record: ComparedRecord; difference: Difference; canWrite: boolean };

/** Who changed it since the last apply, whether it can be written, and whose side counts where both changed it. */
export function DifferenceNotes({ record, difference, canWrite }: DifferenceNotesProps) {
  const t = useTranslations('configuration.record');
  const { selection, change } = useCompareScope();
  const { changedBy, isWritable, base } = difference;
  const key = keyOfDifference(difference);
  if (isConflict(difference) && canWrite) {
    return (
      <div className="ml-6 space-y-2 rounded-md border border-danger/40 bg-danger-soft/40 px-3 py-2">
        <p className="flex flex-wrap items-baseline gap-x-2 text-danger-ink">
          <span className="font-medium">{t('conflict')}</span>
          {base !== undefined && (
            <span className="text-ink-muted">
              {t.rich('before', { value: () => <ValueText value={base} /> })}
            </span>
          )}
        </p>
        <RadioGroup
          label={t('whose')}
          isLabelHidden
          options={[
            { id: 'source', label: t('useSource') },
            { id: 'target', label: t('keepTarget') },
          ]}
          value={selection.get(record.key)?.resolutions?.[key] ?? null}
          onChange={(whose) => change((at) => resolve(at, record.key, key, whose))}
        />
      </div>
    );
  }
  if (isWritable && !changedBy) return null;
  return (
    <p className="ml-6 flex flex-wrap gap-1.5">
      {changedBy && <Badge>{t(`changedBy.${changedBy}`)}</Badge>}
      {!isWritable && <Badge>{t('notWritten')}</Badge>}
    </p>
  );
}
