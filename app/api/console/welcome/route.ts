import { forRoles } from '@/lib/auth/handler';
import { readJson, readQuery } from '@/lib/http/read-input';
import { readWelcomeFacts } from '@/lib/welcome/welcome-facts';
import type { WelcomeReply } from '@/lib/welcome/welcome-reply';
import { readWelcomeState, setWelcomeState, welcomeChange, welcomeQuery } from '@/lib/welcome/welcome-state';

export const GET = forRoles(
  () => true,
  async ({ request, session }): Promise<WelcomeReply> => {
    const { connection_id: connectionId } = readQuery(request, welcomeQuery);
    const [state, facts] = await Promise.all([
      readWelcomeState(session.user.id, connectionId),
      readWelcomeFacts(session.user.id, connectionId),
    ]);
    return { state, facts };
  },
);

export const PATCH = forRoles(
  () => true,
  async ({ request, session }) => {
    const change = await readJson(request, welcomeChange);
    await setWelcomeState(session.user.id, change);
    return { state: change.state };
  },
);
