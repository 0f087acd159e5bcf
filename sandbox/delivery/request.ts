import type { WebhookFaultKind } from '../../lib/contract/faults.ts';
import type { AttemptRequest } from './attempt.ts';
import { createSecret, sign } from './sign.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A claimed delivery: all that is needed to send it, read at the moment of the claim. */
export type ClaimedDelivery = {
  readonly id: number;
  readonly subaccountId: number;
  readonly endpointId: number;
  readonly eventType: string;
  /** Attempts that ended before this one. */
  readonly attempts: number;
  /** What time it was in the subaccount at the claim. */
  readonly claimedAt: Date;
  readonly body: string;
  readonly url: string;
  readonly secret: string;
  /** The secret before the rotation, and until when, by the subaccount's clock, it signs too. */
  readonly previousSecret: string | null;
  readonly previousSecretExpiresAt: Date | null;
};

/**
 * The delivery request of the API document: exact body, one signature, and the previous one during the overlap.
 *
 * @param now by the machine's clock, by which receivers judge how old a signature is
 * @param fault what goes wrong with it on purpose
 */
export function signedRequest(
  delivery: Omit<ClaimedDelivery, 'subaccountId'>,
  now: Date,
  fault?: WebhookFaultKind,
): AttemptRequest {
  const signedAt = fault === 'old_timestamp' ? new Date(now.getTime() - HOUR_MS) : now;
  const signature = (secret: string) =>
    sign(fault === 'bad_signature' ? createSecret() : secret, delivery.body, signedAt);
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'User-Agent': 'Service-Webhooks/1.0',
    'X-Service-Event': delivery.eventType,
    'X-Service-Delivery': String(delivery.id),
    'X-Service-Signature': signature(delivery.secret),
  };
  const { previousSecret, previousSecretExpiresAt, claimedAt } = delivery;
  if (previousSecret && previousSecretExpiresAt && claimedAt < previousSecretExpiresAt) {
    headers['X-Service-Signature-Previous'] = signature(previousSecret);
  }
  return { url: delivery.url, headers, body: delivery.body };
}
