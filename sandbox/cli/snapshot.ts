import type { Logger } from 'pino';
import type { Database } from '../../lib/database/database.ts';
import { timeBy } from '../clock/clocks.ts';
import { selectClock } from '../clock/store.ts';
import type { Config } from '../config.ts';
import { ApiError } from '../core/errors.ts';
import { keysOf } from '../http/credentials.ts';
import { SnapshotFolder } from '../snapshots/file.ts';
import { SnapshotUnfit } from '../snapshots/header.ts';
import { loadState } from '../snapshots/load.ts';
import { saveState } from '../snapshots/save.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './with-database.ts';

export const snapshotVerbs = ['list', 'save', 'load'] as const;
export type SnapshotVerb = (typeof snapshotVerbs)[number];

type Asked = { readonly verb: SnapshotVerb; readonly name: string; readonly subaccount?: number | undefined };

/** Saves, loads or lists snapshots: by the sandbox where one runs, else in its database. Saving replaces. */
export async function snapshot(
  config: Config,
  log: Logger,
  { verb, name, subaccount }: Asked,
): Promise<string> {
  const keys = keysOf(config.keys, config.dataDir);
  const of = keys.find(({ subaccountId }) => subaccount === undefined || subaccountId === subaccount);
  if (!of) throw new CommandError(`No key opens subaccount ${subaccount}.`);
  const { key, subaccountId } = of;
  const folder = new SnapshotFolder(config.dataDir, subaccountId);
  if (verb === 'list') return listed(folder);
  const ran = await askRunning(config, key, verb, name);
  if (!ran) {
    await withDatabase(config, log, (database) => inDatabase(database, folder, { verb, name, subaccountId }));
  }
  const told = verb === 'save' ? 'is saved in' : 'is loaded from';
  return `Subaccount ${subaccountId} ${told} ${folder.path(name)}`;
}

async function listed(folder: SnapshotFolder): Promise<string> {
  const found = await folder.list();
  if (found.length === 0) return 'No snapshots.';
  return found.map(({ name, saved_at, rows }) => `${name}  ${saved_at}  ${rows} rows`).join('\n');
}

/** False where nothing listens at the sandbox's address, or it has no fixed one. */
async function askRunning(
  { host, port }: Config,
  key: string,
  verb: 'save' | 'load',
  name: string,
): Promise<boolean> {
  if (port === 0) return false;
  const base = `http://${host.includes(':') ? `[${host}]` : host}:${port}/api/v1/sandbox/snapshots`;
  const reply = await fetch(verb === 'save' ? base : `${base}/${encodeURIComponent(name)}/load`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(verb === 'save' && { body: JSON.stringify({ name, replace: true }) }),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    if (error.cause?.code === 'ECONNREFUSED') return undefined;
    throw new CommandError(`The sandbox at ${host}:${port} did not respond: ${error.message}.`);
  });
  if (!reply) return false;
  if (reply.ok) return true;
  if (reply.status === 404) throw missing(name);
  const body = (await reply.json().catch(() => undefined)) as { error?: { message?: string } } | undefined;
  throw new CommandError(body?.error?.message ?? `The program on ${host}:${port} responded ${reply.status}.`);
}

async function inDatabase(
  database: Database,
  folder: SnapshotFolder,
  { verb, ...of }: { verb: 'save' | 'load'; name: string; subaccountId: number },
): Promise<void> {
  const work = verb === 'save' ? saveState : loadState;
  try {
    await database.transaction(async (tx) => {
      const now = timeBy(await selectClock(tx, of.subaccountId), new Date());
      await work(tx, folder, { ...of, now });
    });
  } catch (error) {
    if (error instanceof SnapshotUnfit) {
      throw new CommandError(`The snapshot cannot be loaded. ${error.message}.`);
    }
    if (error instanceof ApiError) throw missing(of.name);
    throw error;
  }
}

const missing = (name: string) =>
  new CommandError(`Snapshot "${name}" not found. To see all: npm run sandbox -- snapshot list`);
