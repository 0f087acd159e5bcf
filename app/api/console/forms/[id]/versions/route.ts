import { formVersions, versionsQuery } from '@/lib/activity/form-versions';
import { getForm } from '@/lib/api/contract/forms';
import { forRoles } from '@/lib/auth/handler';
import { findRow } from '@/lib/connection/connections';
import { readQuery } from '@/lib/http/read-input';
import { mayCall } from '@/lib/rules/roles';

export const dynamic = 'force-dynamic';

/** The fields that a form of `connection` had at its versions, as far as the console's activity tells. */
export const GET = forRoles<{ id: string }>(
  (role) => mayCall(role, getForm),
  async ({ request, params }) => {
    const { connection } = readQuery(request, versionsQuery);
    await findRow(connection);
    return { data: await formVersions(connection, params.id) };
  },
);
