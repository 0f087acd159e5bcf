import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { assertNoMore, keyNameIn, optionsIn, snapshotNameIn, subaccountIn } from './arguments.ts';
import { checkReceiver } from './check.ts';
import { CommandError } from './command-error.ts';
import { addKey, listKeys } from './keys.ts';
import { reset } from './reset.ts';
import { runScenarios } from './scenario.ts';
import { LARGE_DEALS, seed } from './seed.ts';
import { snapshot, snapshotVerbs } from './snapshot.ts';
import { type CommandName, mistyped, usage, usages } from './usage.ts';

type Print = (line: string) => void;
type Command = (
  config: Config,
  log: Logger,
  args: readonly string[],
  print: Print,
) => Promise<string> | string;

const commands: Readonly<Record<CommandName, Command>> = {
  reset: (config, log, args) => {
    assertNoMore('reset', args);
    return reset(config, log);
  },
  seed: (config, log, args) => {
    const large = args.find((arg) => LARGE.test(arg));
    const [id, ...rest] = args.filter((arg) => arg !== large);
    assertNoMore('seed', rest);
    const deals = large && Number(LARGE.exec(large)![1] ?? LARGE_DEALS);
    return seed(config, log, id === undefined ? undefined : subaccountIn('seed', id), deals || undefined);
  },
  keys: (config, _log, [verb, id = '1', name, ...rest]) => {
    assertNoMore('keys', rest);
    if (verb === undefined) return listKeys(config);
    if (verb !== 'add')
      throw mistyped('keys', `Unknown action "${verb}": use add, or nothing to list the keys.`);
    return addKey(config, subaccountIn('keys', id), name === undefined ? undefined : keyNameIn(name));
  },
  snapshot: (config, log, [verb, ...args]) => {
    const known = snapshotVerbs.find((one) => one === verb);
    if (!known) throw mistyped('snapshot', whatToDo(verb));
    const name = known === 'list' ? '' : snapshotNameIn(args.shift());
    const [id, ...rest] = args;
    assertNoMore('snapshot', rest);
    const subaccount = id === undefined ? undefined : subaccountIn('snapshot', id);
    return snapshot(config, log, { verb: known, name, subaccount });
  },
  scenario: (config, log, args, print) => {
    const { values, positionals } = optionsIn('scenario', args, ['url', 'key']);
    if (positionals.length === 0) throw mistyped('scenario', 'Missing scenario file.');
    const { url, key } = values;
    if ((url === undefined) !== (key === undefined)) {
      throw mistyped('scenario', '--url and --key must be given together.');
    }
    const elsewhere = url && key ? { url, key } : undefined;
    return runScenarios(config, log, positionals, { elsewhere, print });
  },
  check: (_config, _log, args, print) => {
    const { values, positionals } = optionsIn('check', args, ['url', 'secret']);
    assertNoMore('check', positionals);
    const { url, secret } = values;
    if (!url) throw mistyped('check', 'Missing --url: the address of the receiver.');
    if (!secret) throw mistyped('check', 'Missing --secret: the signing secret of the receiver.');
    return checkReceiver({ url, secret }, print);
  },
};

const whatToDo = (verb: string | undefined) =>
  verb === undefined
    ? 'Missing action: use list, save or load.'
    : `Unknown action "${verb}": use list, save or load.`;

/** Asks for a subaccount as benchmarks need it, with so many deals. */
const LARGE = /^--large(?:=([1-9]\d{0,5}))?$/;

const helps: readonly string[] = ['help', '--help', '-h'];
const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

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
  const asked = helps.includes(name) ? rest[0] : rest.some((arg) => helps.includes(arg)) ? name : undefined;
  if (asked !== undefined && isCommand(asked)) return usages[asked];
  if (helps.includes(name)) return usage;
  if (!isCommand(name)) throw new CommandError(`Unknown command "${name}".\n\n${usage}`);
  return commands[name](config, log, rest, print);
}
