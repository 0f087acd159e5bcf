import { type rotateWebhookSecret, SECRET_OVERLAP_HOURS } from '../../../lib/contract/webhooks.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { createSecret } from '../../delivery/sign.ts';
import { lockEndpointOrThrow, toEndpoint, updateEndpointRow } from './endpoint-store.ts';

/** Gives the endpoint a new secret; the one before goes on signing beside it for 24 hours, older ones end now. */
export const rotateSecret: Verb<WriteContext, typeof rotateWebhookSecret> = async (context, { path }) => {
  const before = await lockEndpointOrThrow(context, path.id);
  const row = await updateEndpointRow(context, path.id, {
    secret: createSecret(),
    previousSecret: before.secret,
    previousSecretExpiresAt: new Date(context.now.getTime() + SECRET_OVERLAP_HOURS * 3_600_000),
  });
  return { ...toEndpoint(row, context.now), secret: row.secret };
};
