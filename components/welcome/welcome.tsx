import { AreaMessages } from '@/components/session/area-messages';
import { EarlyReads } from '@/components/session/early-reads';
import { requireSession } from '@/lib/auth/session';
import { getSessionView } from '@/lib/connection/session-view';
import { readWelcomeFacts } from '@/lib/welcome/welcome-facts';
import { readWelcomeState } from '@/lib/welcome/welcome-state';
import { stepReads } from './step-reads';
import { stepsFor } from './steps';
import { WelcomePanel } from './welcome-panel';

/** The first minutes with a connection, on top of the overview: what this is, and the steps that remain. */
export async function Welcome() {
  const session = await requireSession();
  const { user, connection, closed } = await getSessionView(session);
  if (!connection) return null;
  const [state, facts] = await Promise.all([
    readWelcomeState(user.id, connection.id),
    readWelcomeFacts(user.id, connection.id),
  ]);
  return (
    <AreaMessages area="welcome">
      <EarlyReads of={state === 'open' ? stepReads(stepsFor(user.role, closed)) : []}>
        <WelcomePanel connectionId={connection.id} atFirst={{ state, facts }} />
      </EarlyReads>
    </AreaMessages>
  );
}
