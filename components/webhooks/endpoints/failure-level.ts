import { DISABLE_AFTER_FAILURES } from '@/lib/api/contract/webhooks';

/** How near an endpoint is to being disabled: at 50, 70 and 90 % of the threshold ("Disabling"), and reached. */
export type FailureLevel = 'none' | 'some' | 'half' | 'high' | 'critical' | 'reached';

export function failureLevel(failures: number): FailureLevel {
  const share = failures / DISABLE_AFTER_FAILURES;
  if (share >= 1) return 'reached';
  if (share >= 0.9) return 'critical';
  if (share >= 0.7) return 'high';
  if (share >= 0.5) return 'half';
  return failures > 0 ? 'some' : 'none';
}
