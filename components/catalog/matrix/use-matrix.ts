'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useCan, useTarget } from '@/components/session/session-context';
import { ApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import { getProduct, savePrice } from '@/lib/api/contract/catalog';
import type { Id } from '@/lib/api/loose';
import { keyOfArea, type Target } from '@/lib/api/queries';
import type { PriceRecord } from '@/lib/api/records';
import { pricesOf, readPrices } from '@/lib/catalog/prices-of';
import { changesOf, doneOf, emptyRows } from '@/lib/catalog/sheet/changes';
import { discarded } from '@/lib/catalog/sheet/discard';
import { type Draft, edit, redo, undo } from '@/lib/catalog/sheet/draft';
import type { Edit } from '@/lib/catalog/sheet/edits';
import { Followed } from '@/lib/catalog/sheet/followed';
import { hasIssue, issuesOf } from '@/lib/catalog/sheet/issues';
import { openDraft } from '@/lib/catalog/sheet/open-draft';
import { planSteps } from '@/lib/catalog/sheet/plan';
import {
  type Altered,
  alteredBy,
  keepMine,
  rebase,
  takeTheirs,
  withStepDone,
} from '@/lib/catalog/sheet/rebase';
import { saveSteps } from '@/lib/catalog/sheet/save-steps';
import type { Failure } from './save-tally';
import { useKeptDraft } from './use-kept-draft';

/** How a save stands, while it runs. */
export type SaveRun = { readonly done: number; readonly total: number; readonly wait?: number | undefined };
export type Matrix = ReturnType<typeof useMatrix>;

/** The matrix of a product's prices: what is edited, what a save would send, and the save. */
export function useMatrix(productId: Id, records: readonly PriceRecord[], isLocked: boolean) {
  const target = useTarget();
  const client = useQueryClient();
  const isReadOnly = !useCan(savePrice) || isLocked;
  const [draft, setDraft] = useState(() => openDraft(records));
  const latest = useRef(draft);
  const [followed] = useState(() => new Followed(records));
  const [saves, setSaves] = useState(0);
  const [run, setRun] = useState<SaveRun>();
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map());
  const [altered, setAltered] = useState<readonly Altered[]>([]);
  const [stopped, setStopped] = useState<unknown>();
  const [done, setDone] = useState<ReturnType<typeof doneOf>>();

  function update(change: (draft: Draft) => Draft) {
    const next = change(latest.current);
    if (next === latest.current) return;
    latest.current = next;
    setDraft(next);
  }
  /** What somebody does, after which the last save is no news any more. */
  function act(change: (draft: Draft) => Draft) {
    setDone(undefined);
    update(change);
  }
  const kept = useKeptDraft({ productId, draft, latest, records, isReadOnly, onRestore: update });

  const follow = useEffectEvent((now: readonly PriceRecord[]) => {
    const fresh = followed.next(now);
    if (fresh) update((before) => rebase(before, fresh));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came during a save is followed once it was read anew
  useEffect(() => follow(records), [records, saves]);

  const changes = useMemo(() => changesOf(draft), [draft]);
  const issues = useMemo(() => issuesOf(draft), [draft]);
  const empty = useMemo(() => emptyRows(draft).length, [draft]);
  const isSendable = (change: (typeof changes)[number]) =>
    !draft.conflicts.has(change.key) && !(change.after && hasIssue(issues, change));

  async function save() {
    if (followed.isHeld || isReadOnly) return;
    // What is read during a save may be older than what the save has done.
    followed.isHeld = true;
    setRun({ done: 0, total: 0 });
    setStopped(undefined);
    setFailures(new Map());
    setAltered([]);
    setDone(undefined);
    try {
      await kept.keepNow();
      const fresh = await readNow(productId, { ...target, isNow: true });
      const before = latest.current.conflicts.size;
      update((each) => rebase(each, fresh));
      // Looked at before it is written over: somebody decides first.
      if (latest.current.conflicts.size > before) return;
      setStopped(await send());
    } catch (error) {
      setStopped(error);
    } finally {
      await client.invalidateQueries({ queryKey: keyOfArea('catalog', target), refetchType: 'none' });
      followed.isHeld = false;
      setRun(undefined);
      void readAgain();
    }
  }

  async function readAgain() {
    const filters = { queryKey: keyOfArea('catalog', target), type: 'active', stale: true } as const;
    try {
      await client.refetchQueries(filters, { throwOnError: true });
      setSaves((before) => before + 1);
    } catch {
      // What was read during the save may be old: it is passed over until it can be read anew.
    }
  }

  /** The first that is said of a price stays: steps that were to follow it are held back. */
  const noteFailure = (place: string, failure: Failure) =>
    setFailures((before) => new Map([[place, failure], ...before]));

  async function send() {
    const now = latest.current;
    const found = issuesOf(now);
    const sent = changesOf(now).filter(
      (change) => !now.conflicts.has(change.key) && !(change.after && hasIssue(found, change)),
    );
    const steps = planSteps(sent);
    let done = 0;
    setRun({ done, total: steps.length });
    const end = await saveSteps(steps, {
      productId,
      target,
      client,
      sends: kept.sends,
      onSend: ({ place }, one) => kept.noteSend(place, one),
      onDone: (step, reply) => {
        kept.noteSend(step.place, undefined);
        update((each) => withStepDone(each, step, reply));
        const found = alteredBy(step, reply);
        if (found) setAltered((before) => [...before, found]);
        done += 1;
        setRun({ done, total: steps.length });
      },
      onFailed: (step, error, { isOpen, isOver }) => {
        if (isOver) kept.noteSend(step.place, undefined);
        noteFailure(step.place, { end: isOpen ? 'unknown' : 'refused', error });
      },
      onHeldBack: ({ place }) => noteFailure(place, { end: 'held' }),
      onWait: (wait) => setRun({ done, total: steps.length, wait }),
    });
    setDone(doneOf(sent, latest.current));
    return end;
  }

  return {
    draft,
    changes,
    /** Rows made here that hold no price. */
    empty,
    issues,
    isReadOnly,
    /** The same a little later, for what is costly to draw. */
    calm: useDeferredValue(draft),
    sendable: changes.filter(isSendable).length,
    /** Changes with something wrong in them, which a save leaves out. */
    toFix: changes.filter((change) => change.after && hasIssue(issues, change)).length,
    canUndo: draft.past.length > 0,
    canRedo: draft.future.length > 0,
    edit: (change: Edit) => !isReadOnly && act((before) => edit(before, change)),
    undo: () => act(undo),
    redo: () => act(redo),
    keepMine: (place: string) => update((before) => keepMine(before, place)),
    takeTheirs: (place: string) => update((before) => takeTheirs(before, place)),
    discard() {
      setFailures(new Map());
      setAltered([]);
      setStopped(undefined);
      act(discarded);
    },
    save,
    run,
    failures,
    altered,
    /** What the last save has written, until something is edited. */
    done,
    stopped,
    kept,
  };
}

/** The prices as they are now; of a server without a list of them those that the product carries. */
async function readNow(productId: Id, target: Target): Promise<readonly PriceRecord[]> {
  try {
    return await readPrices(productId, { ...target, signal: new AbortController().signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.isConsole || ![404, 405, 501].includes(error.status))
      throw error;
    const carried = pricesOf(await call(getProduct, { path: { producto_id: productId } }, target));
    if (!carried) throw error;
    return carried;
  }
}
