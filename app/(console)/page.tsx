import { redirect } from 'next/navigation';
import { FirstBoard } from '@/components/pipelines/board/first-board';
import { PerConnection } from '@/components/session/per-connection';
import { requireSession } from '@/lib/auth/session';
import { accessTo } from '@/lib/connection/areas/page-access';
import { getSessionView } from '@/lib/connection/session-view';

/** The console opens on the board of the default pipeline; without pipelines, on the overview. */
export default async function HomePage() {
  const { closed } = await getSessionView(await requireSession());
  if (accessTo('pipelines', closed) !== 'open') redirect('/overview');
  return (
    <PerConnection>
      <FirstBoard />
    </PerConnection>
  );
}
