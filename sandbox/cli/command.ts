import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { checkReceiver } from './check.ts';
import { CommandError } from './command-error.ts';
import { addKey, listKeys } from './keys.ts';
import { reset } from './reset.ts';
import { runScenarios } from './scenario.ts';
import { LARGE_DEALS, seed } from './seed.ts';
import { type SnapshotVerb, snapshot, snapshotVerbs } from './snapshot.ts';

type Print = (line: string) => void;
type Command = (
  config: Config,
  log: Logger,
  args: readonly string[],
  print: Print,
) => Promise<string> | string;

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
  snapshot: (config, log, args) => {
    const [verb, ...rest] = args;
    const [name = '', id] = verb === 'list' ? ['', ...rest] : rest;
    const isKnown = snapshotVerbs.some((one) => one === verb);
    if (!isKnown || (verb !== 'list' && !SNAPSHOT.test(name))) throw new CommandError(usage);
    const subaccount = id === undefined ? undefined : subaccountId(id);
    return snapshot(config, log, { verb: verb as SnapshotVerb, name, subaccount });
  },
  scenario: (config, log, args, print) => {
    const { values, positionals } = optionsIn(args, { url: { type: 'string' }, key: { type: 'string' } });
    if (positionals.length === 0 || (values.url === undefined) !== (values.key === undefined)) {
      throw new CommandError(usage);
    }
    const elsewhere = values.url && values.key ? { url: values.url, key: values.key } : undefined;
    return runScenarios(config, log, positionals, { elsewhere, print });
  },
  check: (_config, _log, args, print) => {
    const { values, positionals } = optionsIn(args, { url: { type: 'string' }, secret: { type: 'string' } });
    if (values.url === undefined || !values.secret || positionals.length > 0) throw new CommandError(usage);
    return checkReceiver({ url: values.url, secret: values.secret }, print);
  },
};

/** As `POST /sandbox/snapshots` takes names. */
const SNAPSHOT = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** Asks for a subaccount as benchmarks need it, with so many deals. */
const LARGE = /^--large(?:=([1-9]\d{0,5}))?$/;

const usage = `npm run sandbox                        starts the sandbox
npm run sandbox -- reset               empties its database; keys stay
npm run sandbox -- seed [subaccount]   fills an empty subaccount with the demo data
npm run sandbox -- seed [subaccount] --large[=deals]   the same with 10,000 deals and 100,000 deliveries
npm run sandbox -- keys                lists the keys
npm run sandbox -- keys add [subaccount]   creates a key
npm run sandbox -- snapshot list [subaccount]
npm run sandbox -- snapshot save NAME [subaccount]   saves all data of a subaccount as one file
npm run sandbox -- snapshot load NAME [subaccount]   loads it
npm run sandbox -- scenario FILE… [--url URL --key KEY]   runs files of steps and checks the results, in a
                                       sandbox of its own unless --url is given (examples/scenarios)
npm run sandbox -- check --url RECEIVER --secret SECRET   sends a receiver valid and invalid webhooks of all kinds
                                       and reports what it did right and wrong`;

/**
 * Carries out a command of the sandbox's and gives what to tell whoever typed it; `print` shows what it does meanwhile.
 * Throws a `CommandError`.
 */
export async function runCommand(
  config: Config,
  log: Logger,
  args: readonly string[],
  print: Print = () => {},
): Promise<string> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(usage);
  return command(config, log, rest, print);
}

function subaccountId(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new CommandError(`A subaccount is a whole number from 1; it is "${text}".`);
}

function optionsIn<Options extends Record<string, { type: 'string' }>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new CommandError(usage);
  }
}
