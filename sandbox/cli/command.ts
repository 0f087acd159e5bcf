import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { CommandError } from './command-error.ts';
import { addKey, listKeys } from './keys.ts';
import { reset } from './reset.ts';
import { LARGE_DEALS, seed } from './seed.ts';

type Command = (config: Config, log: Logger, args: readonly string[]) => Promise<string> | string;

const commands: Readonly<Record<string, Command>> = {
  reset,
  seed: (config, log, args) => {
    const large = args.find((arg) => LARGE.test(arg));
    const [id, ...rest] = args.filter((arg) => arg !== large);
    if (rest.length > 0) throw new CommandError(usage);
    const deals = large && Number(LARGE.exec(large)![1] ?? LARGE_DEALS);
    return seed(config, log, id === undefined ? undefined : subaccountId(id), deals || undefined);
  },
  keys: (config, _, [verb, id = '1']) => {
    if (verb === undefined) return listKeys(config);
    if (verb !== 'add') throw new CommandError(usage);
    return addKey(config, subaccountId(id));
  },
};

/** Asks for a subaccount as benchmarks need it, with so many deals. */
const LARGE = /^--large(?:=([1-9]\d{0,5}))?$/;

const usage = `npm run sandbox                        starts the sandbox
npm run sandbox -- reset               empties its database; keys stay
npm run sandbox -- seed [subaccount]   fills a subaccount that is empty with the demo's data
npm run sandbox -- seed [subaccount] --large[=deals]   the same with 10,000 deals and 100,000 deliveries
npm run sandbox -- keys                lists the keys
npm run sandbox -- keys add [subaccount]   makes a key`;

/** Carries out a command of the sandbox's and gives what to tell whoever typed it. Throws a `CommandError`. */
export async function runCommand(config: Config, log: Logger, args: readonly string[]): Promise<string> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(usage);
  return command(config, log, rest);
}

function subaccountId(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new CommandError(`A subaccount is a whole number from 1; it is "${text}".`);
}
