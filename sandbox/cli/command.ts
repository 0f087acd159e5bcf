import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { benchmarkSize, demoSize } from '../seed/seed-demo.ts';
import { CommandError } from './command-error.ts';
import { addKey, listKeys } from './keys.ts';
import { reset } from './reset.ts';
import { seed } from './seed.ts';

type Command = (config: Config, log: Logger, args: readonly string[]) => Promise<string> | string;

const commands: Readonly<Record<string, Command>> = {
  reset,
  seed: (config, log, args) => {
    const [id, ...rest] = args.filter((arg) => arg !== LARGE);
    if (rest.length > 0) throw new CommandError(usage);
    const size = args.includes(LARGE) ? benchmarkSize : demoSize;
    return seed(config, log, id === undefined ? undefined : subaccountId(id), size);
  },
  keys: (config, _, [verb, id = '1']) => {
    if (verb === undefined) return listKeys(config);
    if (verb !== 'add') throw new CommandError(usage);
    return addKey(config, subaccountId(id));
  },
};

/** Asks for a subaccount as benchmarks need it. */
const LARGE = '--large';

const usage = `npm run sandbox                        starts the sandbox
npm run sandbox -- reset               empties its database; keys stay
npm run sandbox -- seed [subaccount]   fills a subaccount that is empty with the demo's data
npm run sandbox -- seed [subaccount] --large   the same with 10,000 deals and 100,000 deliveries
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
