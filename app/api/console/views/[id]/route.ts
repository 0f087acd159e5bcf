import { forRoles } from '@/lib/auth/handler';
import { readJson } from '@/lib/http/read-input';
import { changeView, deleteView } from '@/lib/views/saved-views';
import { viewChange } from '@/lib/views/view-input';

type Params = { id: string };

const everybody = () => true;

export const PATCH = forRoles<Params>(everybody, async ({ request, params, session }) =>
  changeView(session.user.id, params.id, await readJson(request, viewChange)),
);

export const DELETE = forRoles<Params>(everybody, async ({ params, session }) => {
  await deleteView(session.user.id, params.id);
  return { id: params.id, deleted: true };
});
