import type { AttemptRequest } from './attempt.ts';
import { sign } from './sign.ts';

/** A claimed delivery: all that is needed to send it, read at the moment of the claim. */
export type ClaimedDelivery = {
  readonly id: number;
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
 */
export function signedRequest(delivery: ClaimedDelivery, now: Date): AttemptRequest {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'User-Agent': 'Service-Webhooks/1.0',
    'X-Service-Event': delivery.eventType,
    'X-Service-Delivery': String(delivery.id),
    'X-Service-Signature': sign(delivery.secret, delivery.body, now),
  };
  const { previousSecret, previousSecretExpiresAt, claimedAt } = delivery;
  if (previousSecret && previousSecretExpiresAt && claimedAt < previousSecretExpiresAt) {
    headers['X-Service-Signature-Previous'] = sign(previousSecret, delivery.body, now);
  }
  return { url: delivery.url, headers, body: delivery.body };
}
