'use client';

import { lazy } from '@/components/ui/lazy';
import type { BulkBarProps } from './bulk-actions';

const BulkActions = lazy(() => import('./bulk-actions').then((module) => module.BulkActions<never>));

/** What can be done with the chosen records of a list: a field changed in all of them, all of them removed. */
export function BulkBar<Row extends object>(props: BulkBarProps<Row>) {
  return <BulkActions {...(props as unknown as BulkBarProps<never>)} />;
}
