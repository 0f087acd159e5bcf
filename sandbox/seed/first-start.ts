import type { Transaction } from '../../lib/database/database.ts';
import type { Config, TestKey } from '../config.ts';
import { keepLiveKey, keysOf, LIVE_NAME, LIVE_SUBACCOUNT } from '../http/credentials.ts';
import { ensureSubaccounts } from './ensure-subaccounts.ts';
import { seedPair } from './live/seed-pair.ts';
import { seedDemo } from './seed-demo.ts';

type Settings = Pick<Config, 'keys' | 'dataDir' | 'seed'>;

/**
 * Makes the subaccounts that keys open, where they are not there yet, and fills new ones with the demo as the settings
 * say. Gives all keys, among them the one that it made for the demo in live.
 */
export async function makeSubaccounts(
  tx: Transaction,
  settings: Settings,
  now: Date,
): Promise<readonly TestKey[]> {
  const keys = keysOf(settings.keys, settings.dataDir);
  const ids = keys.map(({ subaccountId }) => subaccountId);
  const test = ids[0]!;
  const made = await ensureSubaccounts(tx, ids, now);
  if (settings.seed === 'none' || !made.includes(test)) return keys;
  await seedDemo(tx, test, now);
  const live = liveKey(settings, keys);
  if (!live) return keys;
  const isNew =
    made.includes(live.subaccountId) || (await ensureSubaccounts(tx, [live.subaccountId], now)).length > 0;
  if (isNew) await seedPair(tx, { test, live: live.subaccountId }, now);
  return keys.some(({ key }) => key === live.key) ? keys : [...keys, live];
}

/** Of given keys the first that opens another subaccount, where that is asked for; else the sandbox's own. */
function liveKey({ keys: given, dataDir, seed }: Settings, keys: readonly TestKey[]): TestKey | undefined {
  if (given.length > 0) {
    const others = given.filter(({ subaccountId }) => subaccountId !== given[0]!.subaccountId);
    return seed === 'demo-pair' ? others[0] : undefined;
  }
  const opening = keys.filter(({ subaccountId }) => subaccountId === LIVE_SUBACCOUNT);
  // A person opened that subaccount with a key of their own: it stays as it is.
  if (opening.some(({ name }) => name !== LIVE_NAME)) return undefined;
  return opening[0] ?? keepLiveKey(dataDir);
}
