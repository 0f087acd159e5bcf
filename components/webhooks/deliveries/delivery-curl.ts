import { shellQuote } from '@/lib/api/curl';

export type CurlRequest = {
  readonly url: string;
  readonly eventType: string;
  readonly deliveryId: string;
  readonly body: string;
  /** `t=…,v1=…`; left out where no secret was given. */
  readonly signature?: string;
};

/** A delivery as the service would send it ("Delivery request"), to run in a terminal. */
export function deliveryCurl({ url, eventType, deliveryId, body, signature }: CurlRequest): string {
  const headers = [
    'Content-Type: application/json',
    'User-Agent: Service-Webhooks/1.0',
    `X-Service-Event: ${eventType}`,
    `X-Service-Delivery: ${deliveryId}`,
    ...(signature ? [`X-Service-Signature: ${signature}`] : []),
  ];
  return [
    `curl -i -X POST ${shellQuote(url)}`,
    ...headers.map((header) => `  -H ${shellQuote(header)}`),
    `  --data-raw ${shellQuote(body)}`,
  ].join(' \\\n');
}
