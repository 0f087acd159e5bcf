import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../problem.mjs';
import type { Environment } from '../start/settings.ts';

export const usage = `npm run config -- pull  --connection NAME --dir DIR
npm run config -- plan  --connection NAME --dir DIR [--json] [--propose]
npm run config -- apply --connection NAME --dir DIR [more]

  pull    writes the connection's configuration into the folder, a YAML file a record
  plan    prints what the folder would change; exits with 0 where nothing, 2 where something
  apply   changes the connection to be as the folder; exits with 0 where all was done, 2 where not all

  --connection <name>    the connection that the token was made for, by its name or its ID
  --dir <folder>         where the files are
  --json                 plan: print the comparison as JSON
  --propose              plan: make a plan that somebody can read and approve in the console, and print its link
  --delete <kind/key>    apply: delete this record, which the folder does not have; may be given several times
  --remove <kind/key#field/name>
                         apply: remove this stage, price or field, which the record in the folder does not have;
                         plan prints the name; may be given several times
  --take <side>          apply: what counts where both sides changed, source (the folder) or target (the connection)
  --activate             apply: publish the workflows and forms that the folder has as published ($state), too;
                         new ones are drafts without it, and nothing is ever taken offline
  --confirm <name>       apply: the name of a live connection, typed
  --plan <id>            apply: continue a plan that was not applied to its end

CONSOLE_URL says where the console is (default http://localhost:3000), CONSOLE_TOKEN is a token that was made on the
page of connections. It is never an argument, which other programs of the machine could see.`;

export type ConsoleSettings = { readonly url: string; readonly token: string };

type Named = { readonly connection: string; readonly dir: string };
export type PlanOptions = Named & { readonly isJson: boolean; readonly proposes: boolean };
export type ApplyOptions = Named & {
  readonly deletes: readonly string[];
  readonly removes: readonly string[];
  readonly take: 'source' | 'target' | undefined;
  readonly activates: boolean;
  readonly confirm: string | undefined;
  readonly planId: string | undefined;
};

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'pull'; readonly settings: ConsoleSettings; readonly options: Named }
  | { readonly kind: 'plan'; readonly settings: ConsoleSettings; readonly options: PlanOptions }
  | { readonly kind: 'apply'; readonly settings: ConsoleSettings; readonly options: ApplyOptions };

/**
 * Reads the command line and the environment.
 * @throws Problem that names the option and what it takes; never repeats a token
 */
export function readCommand(args: readonly string[], env: Environment): Command {
  const { values, positionals } = parsed(args);
  const [kind, ...others] = positionals;
  if (values.help || (kind === undefined && others.length === 0)) return { kind: 'help' };
  if ((kind !== 'pull' && kind !== 'plan' && kind !== 'apply') || others.length > 0) {
    throw new Problem(`There is no command "${positionals.join(' ')}".`, usage);
  }
  const { connection, dir } = values;
  if (!connection) throw new Problem('Pass the connection: --connection <name>.', usage);
  if (!dir) throw new Problem('Pass the folder of the files: --dir <folder>.', usage);
  // npm runs this elsewhere than where it was typed, with --prefix.
  const named = { connection, dir: env.INIT_CWD ? resolve(env.INIT_CWD, dir) : dir };
  const settings = settingsOf(env);
  if (kind === 'pull') return { kind, settings, options: named };
  if (kind === 'plan') {
    return { kind, settings, options: { ...named, isJson: values.json, proposes: values.propose } };
  }
  return {
    kind,
    settings,
    options: {
      ...named,
      deletes: values.delete,
      removes: values.remove,
      take: sideOf(values.take),
      activates: values.activate,
      confirm: values.confirm,
      planId: values.plan,
    },
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        connection: { type: 'string' },
        dir: { type: 'string' },
        json: { type: 'boolean', default: false },
        propose: { type: 'boolean', default: false },
        delete: { type: 'string', multiple: true, default: [] },
        remove: { type: 'string', multiple: true, default: [] },
        take: { type: 'string' },
        activate: { type: 'boolean', default: false },
        confirm: { type: 'string' },
        plan: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Problem((error as Error).message.split('.')[0] ?? 'Not a known option', usage);
  }
}

function sideOf(text: string | undefined): 'source' | 'target' | undefined {
  if (text === undefined || text === 'source' || text === 'target') return text;
  throw new Problem('--take takes source (the folder counts) or target (the connection counts).');
}

function settingsOf(env: Environment): ConsoleSettings {
  const url = env.CONSOLE_URL || 'http://localhost:3000';
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Problem('CONSOLE_URL is no http or https address.');
  }
  const token = env.CONSOLE_TOKEN?.trim();
  if (!token) {
    throw new Problem(
      'CONSOLE_TOKEN is not set.',
      'Create a token on the page of connections in the console, and set CONSOLE_TOKEN to it.',
    );
  }
  if (/[^\x21-\x7e]/.test(token)) throw new Problem('CONSOLE_TOKEN holds what no token has.');
  return { url: url.replace(/\/+$/, ''), token };
}
