import { answer, forRoles } from '@/lib/auth/handler';
import { readJson, readQuery } from '@/lib/http/read-input';
import { createView, listViews } from '@/lib/views/saved-views';
import { newView, viewsQuery } from '@/lib/views/view-input';

const everybody = () => true;

export const GET = forRoles(everybody, ({ request, session }) =>
  listViews(session.user.id, readQuery(request, viewsQuery)),
);

export const POST = forRoles(everybody, async ({ request, session }) =>
  answer(await createView(session.user.id, await readJson(request, newView)), 201),
);
