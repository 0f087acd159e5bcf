'use client';

import { useSyncExternalStore } from 'react';
import { useSession, useTarget } from '@/components/session/session-context';
import type { Id } from '@/lib/api/loose';
import { unsavedSecrets } from './unsaved-secrets';

/** By what the secret of an endpoint is held: of this user, on this connection. */
export function useSecretName(): (endpointId: Id) => string {
  const { connectionId } = useTarget();
  const { user } = useSession();
  return (endpointId) => `${user.id} ${connectionId} ${endpointId}`;
}

/** The secret that is held by a name; undefined where there is none. */
export function useUnsavedSecret(name: string) {
  return useSyncExternalStore(
    unsavedSecrets.subscribe,
    () => unsavedSecrets.of(name),
    () => undefined,
  );
}
