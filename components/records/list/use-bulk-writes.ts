'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useJobs } from '@/components/jobs/jobs-context';
import { useIsGroupBusy } from '@/components/jobs/use-is-group-busy';
import { useNameOr } from '@/components/records/blank';
import { useTarget } from '@/components/session/session-context';
import { always, toastError, toastSuccess } from '@/components/ui/overlays/toast';
import type { Id } from '@/lib/api/loose';
import type { JobItem, JobView } from '@/lib/jobs/job';
import type { Body } from '@/lib/records/draft';
import { movedTo, type StateName, stateOf } from '@/lib/records/record-state';
import type { Resource } from '@/lib/resources/resource';

type Row = { readonly id?: Id | undefined };
type Chosen<R extends object> = {
  readonly of: Resource<R>;
  readonly chosen: readonly R[];
  readonly selection: { readonly clear: () => void };
  /** Told of each record that was changed, where a page keeps it besides. */
  readonly onSaved?: (record: R) => void;
};
type Said = { readonly words: 'done' | 'archived' | 'trashed' | 'restored'; readonly undo?: () => void };

/** Says what came of a job over `count` records. */
export function useBulkEnd() {
  const t = useTranslations('records.bulk');
  return (
    { counts: { refused = 0, unknown = 0 }, error }: JobView,
    done: number,
    count: number,
    { words, undo }: Said = { words: 'done' },
  ) => {
    if (done > 0)
      toastSuccess(t(words, { count: done }), undo && { label: t('undo'), onClick: () => undo() });
    if (refused > 0) toastError(error, always(t('failed', { failed: refused, count })));
    if (unknown > 0) toastError(error, always(t('unsure', { failed: unknown, count })));
  };
}

/** Changes the chosen records of a list or removes them, as a job; one at a time (`isBusy`) for each kind of record. */
export function useBulkWrites<R extends object>({ of, chosen, selection, onSaved }: Chosen<R>) {
  const t = useTranslations('records.bulk');
  const nameOr = useNameOr();
  const client = useQueryClient();
  const target = useTarget();
  const { begin } = useJobs();
  const end = useBulkEnd();
  const exclusiveGroup = `${of.name}-writes`;
  const isBusy = useIsGroupBusy(exclusiveGroup);
  const count = chosen.length;
  const plan = (rows = chosen) => ({
    fileName: of.name,
    exclusiveGroup,
    headers: ['id', t('record')],
    items: rows.flatMap((row) => {
      const { id } = row as Row;
      return id === undefined ? [] : [{ id, cells: [String(id), nameOr(of.title(row), id)] }];
    }),
  });
  // Its code comes with the first job: no list needs it before.
  const noting = () => import('@/lib/records/note-record');

  /** Shows what was moved where it stands: lists know by themselves which rows are theirs then. */
  function movedIn(rows: readonly R[], state: StateName) {
    const byId = new Map(rows.map((row) => [String((row as Row).id), row]));
    return ({ id }: JobItem, record: object) => {
      const moved = movedTo(of, state, byId.get(String(id)) ?? ({ id } as R), record) as Row;
      void noting().then((note) => note.noteRecord(client, of as Resource<never>, target, moved));
    };
  }

  /** Out of the trash; `isUndo` brings each back as what it was before. */
  function restore(rows: R[], isUndo = false): void {
    selection.clear();
    const before = new Map(rows.map((row) => [String((row as Row).id), stateOf(of, row)]));
    const bodyOf = ({ id }: JobItem) => {
      const state = isUndo ? before.get(String(id)) : undefined;
      const isOther = state !== undefined && state !== of.states?.active;
      return isOther && of.states ? { body: { [of.states.field]: state } } : {};
    };
    const shared = plan(rows);
    void begin({
      ...shared,
      items: shared.items.map((item) => ({ ...item, ...bodyOf(item) })),
      kind: 'restoreRecords',
      title: t('restoring', { count: shared.items.length }),
      settings: { of: of.name },
      noted: movedIn(rows, 'active'),
      ended: (view, fresh) => end(view, fresh.length, rows.length, { words: 'restored' }),
    });
  }

  function trash(): void {
    const rows = chosen;
    selection.clear();
    void begin({
      ...plan(rows),
      kind: 'remove',
      title: t('trashing', { count }),
      settings: { of: of.name },
      noted: movedIn(rows, 'trashed'),
      ended: (view, fresh) => {
        const done = new Set(fresh.map(({ id }) => String(id)));
        const undo = () =>
          restore(
            rows.filter((row) => done.has(String((row as Row).id))),
            true,
          );
        end(view, fresh.length, count, { words: 'trashed', undo });
      },
    });
  }

  return {
    count,
    isBusy,
    trash,
    /** Those of a trash, whichever else are chosen. */
    restore: (rows: R[]) => restore(rows),
    archive(): void {
      selection.clear();
      void begin({
        ...plan(),
        kind: 'archiveRecords',
        title: t('archiving', { count }),
        settings: { of: of.name },
        noted: movedIn(chosen, 'archived'),
        ended: (view, fresh) => end(view, fresh.length, count, { words: 'archived' }),
      });
    },
    edit(field: string, body: Body): void {
      const byId = new Map(chosen.map((row) => [String((row as Row).id), row]));
      void begin({
        ...plan(),
        kind: 'edit',
        title: t('editing', { field, count }),
        settings: { of: of.name, body },
        noted({ id }, record) {
          // A reply may repeat nothing of the record.
          const isKnown = (record as Row).id !== undefined;
          const saved = isKnown ? record : { ...byId.get(String(id)), ...body, id };
          void noting().then((note) => note.noteRecord(client, of, target, saved));
          onSaved?.(saved as R);
        },
        ended: (view, fresh) => end(view, fresh.length, count),
      });
    },
    remove(): void {
      selection.clear();
      void begin({
        ...plan(),
        kind: 'remove',
        title: t(of.isArchived ? 'archiving' : 'removing', { count }),
        settings: { of: of.name },
        noted: ({ id }) => void noting().then((note) => note.forgetRecord(client, of, target, String(id))),
        ended: (view, fresh) => end(view, fresh.length, count),
      });
    },
  };
}
