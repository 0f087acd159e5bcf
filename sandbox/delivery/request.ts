import type { AttemptRequest } from './attempt.ts';
import { sign } from './sign.ts';

/** A claimed delivery: all that is needed to send it, read at the moment of the claim. */
export type ClaimedDelivery = {
  readonly id: number;
  readonly endpointId: number;
  readonly eventType: string;
  /** Attempts that ended before this one. */
  readonly attempts: number;
  readonly body: string;
  readonly url: string;
  readonly secret: string;
  /** The secret before the rotation, and until when it signs too. */
  readonly previousSecret: string | null;
  readonly previousSecretExpiresAt: Date | null;
};

/** The delivery request of the API document: exact body, one signature, and the previous one during the overlap. */
export function signedRequest(delivery: ClaimedDelivery, now: Date): AttemptRequest {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'User-Agent': 'Service-Webhooks/1.0',
    'X-Service-Event': delivery.eventType,
    'X-Service-Delivery': String(delivery.id),
    'X-Service-Signature': sign(delivery.secret, delivery.body, now),
  };
  const { previousSecret, previousSecretExpiresAt } = delivery;
  if (previousSecret && previousSecretExpiresAt && now < previousSecretExpiresAt) {
    headers['X-Service-Signature-Previous'] = sign(previousSecret, delivery.body, now);
  }
  return { url: delivery.url, headers, body: delivery.body };
}
