import type { Tone } from '@/components/ui/badge';
import { deliveryStatuses } from '@/lib/api/contract/webhooks';

export type DeliveryStatus = (typeof deliveryStatuses)[number];

const tones: Record<DeliveryStatus, Tone> = {
  pending: 'accent',
  retrying: 'warning',
  delivered: 'success',
  failed: 'danger',
  held: 'warning',
};

/** A state that this console knows; any other is shown as it is, in a neutral badge. */
export function isKnownStatus(status: string | undefined): status is DeliveryStatus {
  return (deliveryStatuses as readonly (string | undefined)[]).includes(status);
}

export function statusTone(status: string | undefined): Tone {
  return isKnownStatus(status) ? tones[status] : 'neutral';
}

/** Nothing more will happen to the delivery by itself. An unknown state may still move. */
export function isSettled(status: string | undefined): boolean {
  return status === 'delivered' || isUndelivered(status);
}

/** The event has not reached the endpoint and will not without somebody's act. */
export function isUndelivered(status: string | undefined): boolean {
  return status === 'failed' || status === 'held';
}
