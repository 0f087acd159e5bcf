import { forRoles } from '@/lib/auth/handler';
import { readJson, readQuery } from '@/lib/http/read-input';
import { assigneeChange, assigneeQuery, readAssignee, sayAssignee } from '@/lib/views/own-assignee';

export const GET = forRoles(
  () => true,
  async ({ request, session }) => {
    const { connection_id: connectionId } = readQuery(request, assigneeQuery);
    return { assigneeId: await readAssignee(session.user.id, connectionId) };
  },
);

export const PATCH = forRoles(
  () => true,
  async ({ request, session }) => {
    const change = await readJson(request, assigneeChange);
    await sayAssignee(session.user.id, change);
    return { assigneeId: change.assigneeId };
  },
);
