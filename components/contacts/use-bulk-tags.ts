'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { ApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import type { Id } from '@/lib/api/loose';
import { keyOf } from '@/lib/api/queries';
import { addContactTags, listTags, removeContactTag } from '@/lib/contract/contacts';
import { noteParty } from './party-cache';
import { partyKinds } from './party-kind';
import type { PartyRecord } from './records';
import { type TagChoice, tagBody } from './tag-field';
import { sendAll, WriteGate } from './write-queue';

export type BulkChange =
  | { readonly kind: 'add'; readonly choice: TagChoice }
  | { readonly kind: 'remove'; readonly tagId: Id };

export type BulkProgress = {
  readonly total: number;
  readonly done: number;
  readonly failed: readonly { readonly contact: PartyRecord; readonly error: unknown }[];
  readonly isRunning: boolean;
  readonly change: BulkChange;
};

/** Puts a tag on many contacts or takes it off, a few writes at a time; what failed can be sent again. */
export function useBulkTags() {
  const target = useTarget();
  const client = useQueryClient();
  const gate = useRef(new WriteGate());
  const isRunning = useRef(false);
  const [progress, setProgress] = useState<BulkProgress>();

  /** One change at a time: undefined, and nothing sent, while another is under way. */
  async function run(
    contacts: readonly PartyRecord[],
    change: BulkChange,
  ): Promise<BulkProgress | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await sendChange(contacts, change);
    } finally {
      isRunning.current = false;
    }
  }

  async function sendChange(contacts: readonly PartyRecord[], change: BulkChange): Promise<BulkProgress> {
    gate.current = new WriteGate();
    let state: BulkProgress = { total: contacts.length, done: 0, failed: [], isRunning: true, change };
    const update = (next: Partial<BulkProgress>) => {
      state = { ...state, ...next };
      setProgress(state);
    };
    update({});
    const sent = new Map(contacts.map((contact) => [contact, sentOf(contact, change)]));
    await sendAll(contacts, {
      gate: gate.current,
      send: async (contact) => {
        const prepared = sent.get(contact)!;
        const reply =
          prepared.kind === 'add'
            ? await call(addContactTags, prepared.sent, target)
            : await call(removeContactTag, prepared.sent, target).catch(goneIsDone(contact));
        return reply as PartyRecord;
      },
      onOutcome: (contact, outcome) => {
        if (!outcome.isDone) return update({ failed: [...state.failed, { contact, error: outcome.error }] });
        if (outcome.value.id !== undefined) noteParty(client, partyKinds.contacts, target, outcome.value);
        update({ done: state.done + 1 });
      },
    });
    update({ isRunning: false });
    void client.invalidateQueries({ queryKey: keyOf(listTags, target) });
    return state;
  }

  return { progress, run, stop: () => gate.current.cancel(), dismiss: () => setProgress(undefined) };
}

/** Made once for each contact: sent again it carries the same idempotency key. */
function sentOf(contact: PartyRecord, change: BulkChange) {
  const cid = contact.id!;
  return change.kind === 'add'
    ? ({ kind: 'add', sent: { path: { cid }, body: tagBody(change.choice) } } as const)
    : ({ kind: 'remove', sent: { path: { cid, tag_id: change.tagId } } } as const);
}

/** A tag that the contact does not have needs no taking off. */
function goneIsDone(contact: PartyRecord) {
  return (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return contact;
    throw error;
  };
}
