import { cookies } from 'next/headers';
import { after } from 'next/server';
import type { ReactNode } from 'react';
import { SignInAgain } from '@/components/account/sign-in-again';
import { LiveProvider } from '@/components/live/live-provider';
import { AreaMessages } from '@/components/session/area-messages';
import { SessionProvider } from '@/components/session/session-context';
import { Shell } from '@/components/shell/shell';
import { StepBand } from '@/components/welcome/step-band';
import { requireSession } from '@/lib/auth/session';
import { refreshStaleAreas } from '@/lib/connection/areas/check-areas';
import { getSessionView } from '@/lib/connection/session-view';
import { preferenceCookies } from '@/lib/format/preferences';

/** The frame of every page that needs a session. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const [session, jar] = await Promise.all([getSessionView(await requireSession()), cookies()]);
  const { connection } = session;
  if (connection) after(() => refreshStaleAreas(connection.id));
  return (
    <SessionProvider session={session}>
      <LiveProvider>
        <AreaMessages area="records">
          <Shell
            isSidebarCompact={jar.get(preferenceCookies.sidebar)?.value === 'compact'}
            band={<StepBand />}
          >
            {children}
          </Shell>
        </AreaMessages>
        <AreaMessages area="auth">
          <SignInAgain />
        </AreaMessages>
      </LiveProvider>
    </SessionProvider>
  );
}
