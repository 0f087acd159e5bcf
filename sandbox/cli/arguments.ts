import { type ParseArgsConfig, parseArgs } from 'node:util';
import { KEY_NAME } from '../config.ts';
import { type CommandName, mistyped } from './usage.ts';

/** As `POST /sandbox/snapshots` takes names. */
const SNAPSHOT = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** The subaccount that was typed. Throws a `CommandError`. */
export function subaccountIn(command: CommandName, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw mistyped(command, `A subaccount is a whole number from 1; it is "${text}".`);
}

/** The name of a snapshot that was typed. Throws a `CommandError`. */
export function snapshotNameIn(text: string | undefined): string {
  if (text === undefined) throw mistyped('snapshot', 'Missing snapshot name.');
  if (SNAPSHOT.test(text)) return text;
  throw mistyped(
    'snapshot',
    `Invalid snapshot name "${text}": use lowercase letters, digits, hyphens and underscores, up to 64 characters.`,
  );
}

/** The name of a key that was typed. Throws a `CommandError`. */
export function keyNameIn(text: string): string {
  if (KEY_NAME.test(text)) return text;
  throw mistyped(
    'keys',
    `Invalid key name "${text}": use letters, digits, spaces, dots, hyphens and underscores, up to 40 characters.`,
  );
}

/** Nothing more may be typed than a command takes. Throws a `CommandError`. */
export function assertNoMore(command: CommandName, rest: readonly string[]): void {
  if (rest.length > 0) throw mistyped(command, `Unexpected argument "${rest[0]}".`);
}

/** Options and what stands beside them. Throws a `CommandError` for an option that there is not, or without a value. */
export function optionsIn<const Name extends string>(
  command: CommandName,
  args: readonly string[],
  names: readonly Name[],
): { values: Partial<Record<Name, string>>; positionals: string[] } {
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    names.map((name) => [name, { type: 'string' as const }]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Partial<Record<Name, string>>, positionals };
  } catch (error) {
    throw mistyped(command, firstSentence((error as Error).message));
  }
}

/** Node explains at length what a program's author might want to know. */
const firstSentence = (message: string) => `${message.split(/\.\s|\n/)[0]!.replace(/\.$/, '')}.`;
