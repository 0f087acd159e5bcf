'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PlanView } from '@/lib/configuration/plan';
import { PlanRecord } from './plan-record';
import { type PlanGroup, partsOf } from './plan-rules';

/** The records of a plan in the order in which they are written; what is deleted stands apart, and is last. */
export function PlanRecords({ plan }: { plan: PlanView }) {
  const t = useTranslations('configuration.plan');
  const { written, deleted } = partsOf(plan.records);
  const count = deleted.reduce((sum, { records }) => sum + records.length, 0);
  return (
    <>
      {written.map((group) => (
        <Group key={group.records[0]!.position} plan={plan} group={group} />
      ))}
      {count > 0 && (
        <section className="overflow-hidden rounded-lg border border-danger">
          <h2 className="flex items-center gap-2 bg-danger-soft px-4 py-2.5 font-semibold text-danger-ink">
            <Trash2 aria-hidden className="size-4 shrink-0" />
            {t(plan.state === 'applied' ? 'wasDeleted' : 'willDelete', { count, name: plan.target.name })}
          </h2>
          {deleted.map((group) => (
            <Rows key={group.records[0]!.position} plan={plan} group={group} />
          ))}
        </section>
      )}
    </>
  );
}

type GroupProps = { plan: PlanView; group: PlanGroup };

function Group({ plan, group }: GroupProps) {
  const kinds = useTranslations('configuration.kinds');
  return (
    <section className="overflow-hidden rounded-lg border bg-surface">
      <h2 className="flex items-baseline gap-2 border-b bg-canvas px-4 py-2 font-semibold">
        {kinds(group.kind)}
        <span className="font-normal text-ink-muted text-xs tabular-nums">{group.records.length}</span>
      </h2>
      <Rows plan={plan} group={group} />
    </section>
  );
}

function Rows({ plan, group }: GroupProps) {
  const kinds = useTranslations('configuration.kinds');
  return (
    <ul aria-label={kinds(group.kind)} className="divide-y bg-surface">
      {group.records.map((one) => (
        <li key={one.position} className="px-4 py-1">
          <PlanRecord plan={plan} one={one} />
        </li>
      ))}
    </ul>
  );
}
