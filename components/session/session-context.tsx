'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ClientOperation } from '@/lib/api/client-operation';
import type { Target } from '@/lib/api/queries';
import { type Access, accessTo } from '@/lib/connection/areas/page-access';
import type { SessionView } from '@/lib/connection/session-view';
import { mayCall } from '@/lib/rules/roles';

const SessionContext = createContext<SessionView | undefined>(undefined);

/** Gives the pages below the signed-in user and the connection that they show. */
export function SessionProvider({ session, children }: { session: SessionView; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in, which connection the page shows, and which others there are. */
export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside of SessionProvider');
  return session;
}

/** Where this page's calls go, for `queryOf`, `pagesOf`, `mutationOf` and `call`. */
export function useTarget(): Target {
  return { connectionId: useSession().connection?.id };
}

/** Whether the user's role may call the operation. It only hides what would be refused: the server decides. */
export function useCan(
  operation: Pick<ClientOperation, 'area' | 'method' | 'readOnly' | 'writersOnly'>,
): boolean {
  return mayCall(useSession().user.role, operation);
}

/** Whether the connection's server has what the page or area lives on, and its key may read it, as far as is known. */
export function useAccess(page: string): Access {
  return accessTo(page, useSession().closed);
}
