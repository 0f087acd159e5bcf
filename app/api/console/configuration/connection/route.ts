import type { TokenConnection } from '@/lib/configuration/requests';
import { findRow } from '@/lib/connection/connections';
import { invalidField } from '@/lib/http/console-error';
import { forConfiguration } from '@/lib/plans/caller';

/** By which a program learns what its token opens. */
export const GET = forConfiguration(
  () => true,
  async ({ caller }): Promise<TokenConnection> => {
    if (caller.connectionId === undefined || caller.scope === undefined) {
      throw invalidField('authorization', 'required', 'Send a token of a connection');
    }
    const { id, name, environment } = await findRow(caller.connectionId);
    return { connectionId: id, name, environment, scope: caller.scope };
  },
  'read',
);
