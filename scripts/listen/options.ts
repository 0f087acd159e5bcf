import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseBaseUrl } from '../../lib/rules/base-url.ts';
import { Problem } from '../problem.mjs';
import { sandboxKey } from '../start/programs.ts';
import type { Environment } from '../start/settings.ts';

export const usage = `npm run listen -- --forward http://127.0.0.1:8080/hook

  --forward <url>      your receiver; on this machine unless --allow-remote is given
  --types <a,b>        only these event types
  --from <where>       now, beginning, or an event (evt_5012: that one and all after it);
                       default: where the last run ended, or now
  --base-url <url>     the API, else SUBACCOUNT_BASE_URL, else the sandbox of this folder
  --secret <text>      sign with this secret instead of the one created for this folder
  --print-secret       print the signing secret and exit
  --allow-remote       let --forward leave this machine

The key of the API comes from SUBACCOUNT_API_KEY; the sandbox's is read from its data folder.`;

/** Where to begin: `saved` is where the last run ended, or now where there was none. */
export type From = 'saved' | 'now' | 'beginning' | { readonly eventNumber: number };

export type ListenOptions = {
  readonly forward: string;
  readonly types: readonly string[];
  readonly from: From;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly givenSecret: string | undefined;
};

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'print-secret'; readonly givenSecret: string | undefined }
  | { readonly kind: 'listen'; readonly options: ListenOptions };

/**
 * Reads the command line and the environment.
 * @throws Problem that names the option and what it takes; never repeats a key or a secret.
 */
export function readCommand(args: readonly string[], env: Environment, root: string): Command {
  const { values } = parsed(args);
  if (values.help) return { kind: 'help' };
  const givenSecret = values.secret;
  if (givenSecret?.trim() === '') throw new Problem('--secret is empty.');
  if (values['print-secret']) return { kind: 'print-secret', givenSecret };
  if (!values.forward) throw new Problem('Pass the address of your receiver: --forward <url>.', usage);
  return {
    kind: 'listen',
    options: {
      forward: forwardUrl(values.forward, values['allow-remote']),
      types: typesOf(values.types ?? ''),
      from: fromOf(values.from),
      ...connectionOf(values['base-url'], env, root),
      givenSecret,
    },
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        forward: { type: 'string' },
        types: { type: 'string' },
        from: { type: 'string' },
        'base-url': { type: 'string' },
        secret: { type: 'string' },
        'print-secret': { type: 'boolean', default: false },
        'allow-remote': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Problem((error as Error).message.split('.')[0] ?? 'Not a known option', usage);
  }
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function forwardUrl(text: string, mayLeave: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new Problem('--forward takes an http or https address without a user name in it.');
  }
  if (!mayLeave && !loopback.test(url.hostname)) {
    throw new Problem(
      `${url.hostname} is not this machine.`,
      'Events hold customer data: add --allow-remote to send them there all the same.',
    );
  }
  return url.href;
}

function typesOf(text: string): string[] {
  return [...new Set(text.split(',').map((type) => type.trim()))].filter(Boolean).sort();
}

function fromOf(text: string | undefined): From {
  if (text === undefined) return 'saved';
  if (text === 'now' || text === 'beginning') return text;
  const number = /^(?:evt_)?([1-9]\d{0,14})$/.exec(text)?.[1];
  if (number === undefined) throw new Problem('--from takes now, beginning, or an event such as evt_5012.');
  return { eventNumber: Number(number) };
}

/** A given address needs a given key: the sandbox's never goes anywhere else. */
function connectionOf(given: string | undefined, env: Environment, root: string) {
  const address = given || env.SUBACCOUNT_BASE_URL;
  const isSandbox = !address;
  const result = parseBaseUrl(address || `http://127.0.0.1:${env.SANDBOX_PORT || 4010}/api/v1`);
  if ('problem' in result) {
    throw new Problem(
      `The address of the API cannot be used (${result.problem}).`,
      'It is https, or http on this machine, and ends in the version: https://api.example.cl/api/v1',
    );
  }
  return { baseUrl: result.baseUrl, apiKey: env.SUBACCOUNT_API_KEY || keyOf(isSandbox, env, root) };
}

function keyOf(isSandbox: boolean, env: Environment, root: string): string {
  if (!isSandbox) throw new Problem('Set SUBACCOUNT_API_KEY to a key of that server.');
  const dataDir = resolve(root, env.SANDBOX_DATA_DIR || join('.data', 'sandbox'));
  try {
    return sandboxKey(dataDir, env);
  } catch {
    throw new Problem(
      `There is no key of a sandbox in ${dataDir}.`,
      'Start one with npm start, or set SUBACCOUNT_BASE_URL and SUBACCOUNT_API_KEY.',
    );
  }
}
