'use client';

import type { Drawings } from '@/components/configuration/record/record-body';
import { RecordPanel } from '@/components/configuration/record/record-panel';
import { lazy } from '@/components/ui/lazy';
import { Skeleton } from '@/components/ui/skeleton';

const Place = () => <Skeleton className="h-64" />;
/** Nothing of it is loaded before it is looked at. */
const once = () => {};

/** How areas draw their own records. */
const drawings: Drawings = {
  workflows: lazy(
    () =>
      import('@/components/workflows/compared/compared-workflow').then((module) => module.ComparedWorkflow),
    Place,
    once,
  ),
  forms: lazy(
    () => import('@/components/forms/compared/compared-form').then((module) => module.ComparedForm),
    Place,
    once,
  ),
  products: lazy(
    () => import('@/components/catalog/compared/compared-prices').then((module) => module.ComparedPrices),
    Place,
    once,
  ),
};

export function ComparedRecordPanel({ kind, name }: { kind: string; name: string }) {
  return <RecordPanel kind={kind} name={name} drawings={drawings} />;
}
