import { forRoles } from '@/lib/auth/handler';
import { postMessage } from '@/lib/contract/content';
import { readJson } from '@/lib/http/read-input';
import { mayCall, type Role } from '@/lib/rules/roles';
import { templateChange } from '@/lib/templates/template-input';
import { changeTemplate, deleteTemplate } from '@/lib/templates/templates';

type Params = { id: string };

const maySend = (role: Role) => mayCall(role, postMessage);

export const PATCH = forRoles<Params>(maySend, async ({ request, params }) =>
  changeTemplate(params.id, await readJson(request, templateChange)),
);

export const DELETE = forRoles<Params>(maySend, async ({ params }) => {
  await deleteTemplate(params.id);
  return { id: params.id, deleted: true };
});
