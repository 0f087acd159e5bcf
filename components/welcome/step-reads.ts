import { getSubaccount } from '@/lib/api/contract/subaccounts';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import { type EarlyRead, earlyRead } from '@/lib/api/early-read';
import type { StepName } from './steps';

export const publishedSent = { query: { status: 'published', limit: 1 } } as const;
export const deliveredSent = { query: { status: 'delivered', limit: 1 } } as const;

/** What the welcome asks first for these steps; the others wait for whether the data is a demonstration's. */
export function stepReads(steps: readonly StepName[]): readonly EarlyRead[] {
  const reads = [earlyRead(getSubaccount, {})];
  return steps.includes('endpoint') ? [...reads, earlyRead(listDeliveries, deliveredSent)] : reads;
}
