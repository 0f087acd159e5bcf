import type { createWebhookEndpoint } from '../../../lib/contract/webhooks.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { createSecret } from '../../delivery/sign.ts';
import { insertEndpoint, toEndpoint } from './endpoint-store.ts';
import { assertEndpointUrl } from './endpoint-url-rule.ts';

/** Registers an endpoint; the reply is one of the two that carry its secret. */
export function createEndpoint(allowInsecure: boolean): Verb<WriteContext, typeof createWebhookEndpoint> {
  return async ({ db, subaccountId, now }, { body }) => {
    assertEndpointUrl(body.url, allowInsecure);
    const row = await insertEndpoint(db, {
      subaccountId,
      url: body.url,
      description: body.description ?? null,
      events: body.events,
      active: body.active,
      secret: createSecret(),
      disabledAt: body.active ? null : now,
      disabledReason: body.active ? null : 'Created inactive',
      createdAt: now,
      updatedAt: now,
    });
    return { ...toEndpoint(row, now), secret: row.secret };
  };
}
