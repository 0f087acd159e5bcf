import { holdFolder } from '../../lib/database/folder.ts';
import type { Config } from '../config.ts';
import { addKeptKey, keysOf } from '../http/credentials.ts';
import { CommandError } from './command-error.ts';

/** One line a key: subaccount and key. */
export function listKeys(config: Config): string {
  return keysOf(config.keys, config.dataDir)
    .map(({ key, subaccountId }) => `${subaccountId}  ${key}`)
    .join('\n');
}

/** Makes a key for a subaccount. The sandbox reads keys when it starts, so it must not be running. */
export function addKey(config: Config, subaccountId: number): string {
  if (config.keys.length > 0) {
    throw new CommandError('Keys come from SANDBOX_KEYS: add <prefix>_test_<secret>:<subaccount> to it.');
  }
  const folder = holdFolder(config.dataDir);
  try {
    return `${subaccountId}  ${addKeptKey(config.dataDir, subaccountId)}`;
  } finally {
    folder.release();
  }
}
