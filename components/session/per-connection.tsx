'use client';

import { Fragment, type ReactNode } from 'react';
import { NoConnectionState } from './no-connection-state';
import { useSession } from './session-context';

/**
 * An area's pages start anew when the connection changes, also when it was switched in another tab: nothing that was
 * read from one server, or begun for it, may be written to the other. Without a connection they say how to get one.
 */
export function PerConnection({ children }: { children: ReactNode }) {
  const { connection } = useSession();
  if (!connection) return <NoConnectionState />;
  return <Fragment key={connection.id}>{children}</Fragment>;
}
