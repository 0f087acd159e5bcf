import { answer, forRoles } from '@/lib/auth/handler';
import { postMessage } from '@/lib/contract/content';
import { readJson, readQuery } from '@/lib/http/read-input';
import { mayCall, type Role } from '@/lib/rules/roles';
import { newTemplate, templatesQuery } from '@/lib/templates/template-input';
import { createTemplate, listTemplates } from '@/lib/templates/templates';

/** Who may send a message writes its templates; everybody sees them. */
const maySend = (role: Role) => mayCall(role, postMessage);

export const GET = forRoles(
  () => true,
  ({ request }) => listTemplates(readQuery(request, templatesQuery).connection_id),
);

export const POST = forRoles(maySend, async ({ request }) =>
  answer(await createTemplate(await readJson(request, newTemplate)), 201),
);
