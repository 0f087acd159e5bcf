import {
  deleteSnapshot as deleteSnapshotOperation,
  listSnapshots as listSnapshotsOperation,
  loadSnapshot as loadSnapshotOperation,
  saveSnapshot as saveSnapshotOperation,
} from '../../lib/contract/snapshots.ts';
import type { Verb, WriteContext } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { type Route, read, write } from '../core/route.ts';
import { SnapshotFolder } from './file.ts';
import { SnapshotUnfit } from './header.ts';
import { loadState } from './load.ts';
import { saveState } from './save.ts';

/** Whole states of a subaccount, saved to files below `dataDir` and put back. */
export function snapshotRoutes({ dataDir }: { dataDir: string }): Route[] {
  const folderOf = ({ subaccountId }: { subaccountId: number }) => new SnapshotFolder(dataDir, subaccountId);

  const save: Verb<WriteContext, typeof saveSnapshotOperation> = async (context, { body }) => {
    const folder = folderOf(context);
    const isTaken = (await folder.list()).some(({ name }) => name === body.name);
    if (isTaken && !body.replace) {
      throw new ApiError('snapshot_exists', `There is a snapshot "${body.name}" already`);
    }
    await saveState(context.db, folder, { ...context, name: body.name });
    return folder.describe(body.name);
  };

  const load: Verb<WriteContext, typeof loadSnapshotOperation> = async (context, { path }) => {
    const folder = folderOf(context);
    await loadState(context.db, folder, { ...context, name: path.name });
    context.wakes({ delivers: true, startsRuns: true, movesClock: true });
    return folder.describe(path.name);
  };

  const remove: Verb<WriteContext, typeof deleteSnapshotOperation> = async (context, { path }) => {
    const folder = folderOf(context);
    const removed = await folder.describe(path.name);
    await folder.remove(path.name);
    return removed;
  };

  return [
    read(listSnapshotsOperation, async (context) => ({
      data: await folderOf(context).list(),
      next_cursor: null,
    })),
    write(saveSnapshotOperation, refusing(save), { alone: true }),
    write(loadSnapshotOperation, refusing(load), { alone: true }),
    write(deleteSnapshotOperation, refusing(remove)),
  ];
}

/** A file that does not fit is a refusal of the API's. */
function refusing<Input, Reply>(verb: (context: WriteContext, input: Input) => Promise<Reply>) {
  return async (context: WriteContext, input: Input): Promise<Reply> => {
    try {
      return await verb(context, input);
    } catch (error) {
      if (!(error instanceof SnapshotUnfit)) throw error;
      throw new ApiError('snapshot_unfit', `The snapshot cannot be loaded. ${error.message}.`);
    }
  };
}
