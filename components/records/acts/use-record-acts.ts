'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { useCan, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import type { ClientOperation } from '@/lib/api/client-operation';
import type { Id } from '@/lib/api/loose';
import { keyOf } from '@/lib/api/queries';
import { noteRecord } from '@/lib/records/note-record';
import { movedTo, type StateName, stateOf } from '@/lib/records/record-state';
import { pathWith, type Resource } from '@/lib/resources/resource';

type Act = 'trash' | 'restore' | 'archive' | 'activate';
type Reply = { readonly id?: Id | undefined };

const stateAfter = {
  trash: 'trashed',
  restore: 'active',
  archive: 'archived',
  activate: 'active',
} as const satisfies Record<Act, StateName>;

/**
 * Moves one record of a kind that has a trash: into it, out of it, archived, active again. Each is shown at once where
 * the record stands, says how it went, and can be undone: out of the trash a record comes back as what it was.
 */
export function useRecordActs<Row extends object>(of: Resource<Row>) {
  const t = useTranslations('records.acts');
  const nameOr = useNameOr();
  const client = useQueryClient();
  const target = useTarget();
  const { list, update, remove, archive, restore } = of.operations;
  const may = useCan(update!);
  const writes = {
    update: useWrite(update as ClientOperation),
    trash: useWrite(remove as ClientOperation),
    archive: useWrite(archive as ClientOperation),
    restore: useWrite(restore as ClientOperation),
  };

  function note(row: Row, act: Act, reply: object): Row {
    const moved = movedTo(of, stateAfter[act], row, reply);
    noteRecord(client, of as Resource<never>, target, moved as Reply);
    // Lists that are not looked at may be the ones that it is in now.
    void client.invalidateQueries({ queryKey: keyOf(list, target), type: 'inactive', refetchType: 'none' });
    return moved;
  }

  async function run(act: Act, row: Row, before?: string): Promise<void> {
    const { id } = row as Reply;
    const path = pathWith(of as Resource<never>, id!);
    const record = nameOr(of.title(row), id);
    try {
      const sent = act === 'activate' ? { path, body: { [of.states!.field]: of.states!.active } } : { path };
      const write = writes[act === 'activate' ? 'update' : act];
      const reply = (await write.mutateAsync(sent as never)) as Reply;
      const moved = note(row, act, reply);
      const undo = undoOf(act, row);
      toastSuccess(
        t(`done.${act}`, { record }),
        undo && { label: t('undo'), onClick: () => undo(moved) },
        reply,
        `${of.path} ${id}`,
      );
      if (before !== undefined && before !== of.states!.active) await setBack(moved, before);
    } catch (error) {
      toastError(
        error,
        { refused: t(`not.${act}`, { record }), unknown: t(`unsure.${act}`, { record }) },
        { retry: () => void run(act, row, before), done: t(`done.${act}`, { record }) },
      );
    }
  }

  /** The server brings records back as active ones: one that was not is made what it was. */
  async function setBack(row: Row, state: string): Promise<void> {
    const { id } = row as Reply;
    const body = { [of.states!.field]: state };
    try {
      const reply = await writes.update.mutateAsync({
        path: pathWith(of as Resource<never>, id!),
        body,
      } as never);
      noteRecord(client, of as Resource<never>, target, { ...row, ...body, ...(reply as Reply) } as Reply);
    } catch (error) {
      const words = t('notSetBack', { record: nameOr(of.title(row), id) });
      toastError(error, { refused: words, unknown: words }, { retry: () => void setBack(row, state) });
    }
  }

  function undoOf(act: Act, was: Row): ((row: Row) => void) | undefined {
    const before = stateOf(of, was);
    if (act === 'trash') return (row) => void run('restore', row, before);
    if (act === 'archive' && before !== undefined && before !== of.states!.trashed)
      return (row) => void setBack(row, before);
    return undefined;
  }

  return {
    may,
    isPending: Object.values(writes).some(({ isPending }) => isPending),
    trash: (row: Row) => run('trash', row),
    restore: (row: Row) => run('restore', row),
    archive: (row: Row) => run('archive', row),
    /** An archived one or a draft is active again. */
    activate: (row: Row) => run('activate', row),
  };
}

export type RecordActs<Row extends object> = ReturnType<typeof useRecordActs<Row>>;
