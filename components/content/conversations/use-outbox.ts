'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession, useTarget } from '@/components/session/session-context';
import { outboxOf } from './outbox';
import type { Unsent } from './unsent-messages';

const nothing: readonly Unsent[] = [];
const none = () => nothing;

/** The messages of a conversation that have not arrived, and what sends them. */
export function useOutbox(conversationId: string) {
  const client = useQueryClient();
  const person = useSession().user.id;
  const { connectionId } = useTarget();
  const outbox = useMemo(() => outboxOf(person, { connectionId }, client), [person, connectionId, client]);
  const all = useSyncExternalStore(outbox.subscribe, outbox.all, none);
  return {
    outbox,
    unsent: useMemo(() => all.filter((one) => one.conversationId === conversationId), [all, conversationId]),
  };
}
