import { CommandError } from './command-error.ts';

/** How each command is typed, with what it does. */
export const usages = {
  reset: `npm run sandbox -- reset
    Empties its database; keys stay, but those of subaccounts that requests made.`,
  seed: `npm run sandbox -- seed [SUBACCOUNT] [--large[=DEALS]]
    Fills an empty subaccount with the demo data; with --large, 10,000 deals and 100,000 deliveries.`,
  keys: `npm run sandbox -- keys
npm run sandbox -- keys add [SUBACCOUNT] [NAME]
    Lists the keys, or creates one. The request log shows a key by its name.`,
  snapshot: `npm run sandbox -- snapshot list [SUBACCOUNT]
npm run sandbox -- snapshot save NAME [SUBACCOUNT]
npm run sandbox -- snapshot load NAME [SUBACCOUNT]
    Saves all data of a subaccount as one file, and loads it.`,
  scenario: `npm run sandbox -- scenario FILE… [--url URL --key KEY]
    Runs files of steps and checks the results (examples/scenarios), in a sandbox of its own unless --url is given.`,
  check: `npm run sandbox -- check --url RECEIVER --secret SECRET
    Sends a receiver valid and invalid webhooks of all kinds and reports what it did right and wrong.`,
} as const;

export type CommandName = keyof typeof usages;

/** All that can be typed. */
export const usage = [
  'npm run sandbox\n    Starts the sandbox.',
  ...Object.values(usages),
  'npm run sandbox -- help [COMMAND]',
].join('\n');

/** What was typed cannot be carried out: why, and how it is typed. */
export function mistyped(name: CommandName, why: string): CommandError {
  return new CommandError(`${why}\n\n${usages[name]}`);
}
