import { after } from 'next/server';
import { forRoles } from '@/lib/auth/handler';
import { exportReply } from '@/lib/export/export-reply';

export const dynamic = 'force-dynamic';

/** Reading is everybody's; what of the console's own is exported is what the role may see. */
export const GET = forRoles<{ list: string }>(
  () => true,
  ({ request, params, session }) =>
    exportReply(request, params.list, session, (work) => {
      after(() => work);
    }),
);
