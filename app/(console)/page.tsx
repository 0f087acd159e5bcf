import { redirect } from 'next/navigation';
import { FirstBoard } from '@/components/pipelines/board/first-board';
import { PerConnection } from '@/components/session/per-connection';
import { requireSession } from '@/lib/auth/session';
import { homeOf } from '@/lib/connection/areas/home-page';
import { getSessionView } from '@/lib/connection/session-view';

/** Where the console opens, which depends on the role: on the board of the default pipeline, or elsewhere. */
export default async function HomePage() {
  const { closed, user } = await getSessionView(await requireSession());
  const home = homeOf(user.role, closed);
  if (home) redirect(home);
  return (
    <PerConnection>
      <FirstBoard />
    </PerConnection>
  );
}
