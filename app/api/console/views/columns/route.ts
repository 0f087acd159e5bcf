import { forRoles } from '@/lib/auth/handler';
import { readJson } from '@/lib/http/read-input';
import { chooseColumns } from '@/lib/views/saved-views';
import { columnsChange } from '@/lib/views/view-input';

export const PATCH = forRoles(
  () => true,
  async ({ request, session }) => {
    const change = await readJson(request, columnsChange);
    await chooseColumns(session.user.id, change);
    return { columns: change.columns };
  },
);
