'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DifferenceList } from '@/components/configuration/differences/difference-list';
import { FieldList } from '@/components/configuration/differences/field-list';
import { usePathWords } from '@/components/configuration/differences/use-path-words';
import { pathParts } from '@/components/configuration/record/path-parts';
import { kindOf } from '@/lib/configuration/kinds';
import type { PlannedRecord, PlanRecordView, PlanView } from '@/lib/configuration/plan';
import { RecordBlocks } from './record-blocks';
import { RecordResultNote } from './record-result-note';
import { WarningList } from './warning-list';

/** What happens to a record: told before, field by field, and what came of it. */
export function PlanRecordDetail({ plan, one: { record, result } }: { plan: PlanView; one: PlanRecordView }) {
  return (
    <div className="space-y-3">
      {result && <RecordResultNote result={result} />}
      {record.blocked.length > 0 && (
        <div className="rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
          <RecordBlocks blocks={record.blocked} />
        </div>
      )}
      {record.warnings.length > 0 && (
        <div className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <WarningList warnings={record.warnings} />
        </div>
      )}
      <Changes plan={plan} record={record} />
    </div>
  );
}

function Changes({ plan, record }: { plan: PlanView; record: PlannedRecord }) {
  const t = useTranslations('configuration.plan');
  const words = usePathWords();
  const { kind, action, before, after, differences } = record;
  if (action !== 'update') {
    const value = action === 'delete' ? before : after;
    return value ? <FieldList value={value} /> : null;
  }
  return (
    <DifferenceList
      label={t('differences', { title: record.title })}
      differences={differences}
      partsOf={({ path }) =>
        pathParts(kindOf(kind), path, [after, before]).flatMap((part) =>
          'field' in part ? words([part.field]) : part.item,
        )
      }
      columns={[
        { of: 'target', label: t('before', { name: plan.target.name }) },
        { of: 'source', label: t('after') },
      ]}
    />
  );
}
