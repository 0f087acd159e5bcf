import { holdFolder } from '../../lib/database/folder.ts';
import type { Config, TestKey } from '../config.ts';
import { addKeptKey, keysOf } from '../http/credentials.ts';
import { CommandError } from './command-error.ts';

/** One line a key: subaccount, key, and what it is called. */
export function listKeys(config: Config): string {
  return keysOf(config.keys, config.dataDir).map(lineOf).join('\n');
}

const lineOf = ({ key, subaccountId, name }: TestKey) =>
  [subaccountId, key, ...(name ? [name] : [])].join('  ');

/** Makes a key for a subaccount, with a name if one is given. The sandbox reads keys when it starts, so it must not be running. */
export function addKey(config: Config, subaccountId: number, name?: string): string {
  if (config.keys.length > 0) {
    throw new CommandError(
      'Keys come from SANDBOX_KEYS: add <prefix>_test_<secret>:<subaccount>[:<name>] to it.',
    );
  }
  const folder = holdFolder(config.dataDir);
  try {
    return lineOf({ key: addKeptKey(config.dataDir, subaccountId, name), subaccountId, name });
  } finally {
    folder.release();
  }
}
