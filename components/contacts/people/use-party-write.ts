'use client';

import { useWrite } from '@/components/session/use-write';
import type { PartyRecord } from '@/lib/api/records';
import type { Parts } from '@/lib/api/request';
import type { PartyKind } from './party-kind';

type Reply = PartyRecord & { readonly created?: boolean };

/** A write of a contact or a company; the reply is read tolerantly, so every field of it may be absent. */
export function usePartyWrite(kind: PartyKind, verb: 'create' | 'update' | 'remove' | 'upsert') {
  const { mutateAsync, ...state } = useWrite(kind.operations[verb]);
  /** @throws ApiError */
  const send = (sent: Parts) => mutateAsync(sent as never) as Promise<Reply>;
  return { ...state, send };
}
