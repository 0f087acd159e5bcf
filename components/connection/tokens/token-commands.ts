import { shellQuote } from '@/lib/api/curl';
import type { TokenView } from '@/lib/configuration/requests';

type Commands = {
  /** Where the console is: `https://console.example.cl`. */
  readonly origin: string;
  readonly token: string;
  readonly connection: string;
  readonly scope: TokenView['scope'];
};

/** The commands that a token opens, for a POSIX shell: `apply` only where it may. */
export function tokenCommands({ origin, token, connection, scope }: Commands): string {
  const what = `--connection ${shellQuote(connection)} --dir ./configuration`;
  const verbs = scope === 'apply' ? ['pull', 'plan', 'apply'] : ['pull', 'plan'];
  return [
    `export CONSOLE_URL=${shellQuote(origin)}`,
    `export CONSOLE_TOKEN=${shellQuote(token)}`,
    '',
    ...verbs.map((verb) => `npm run config -- ${verb} ${what}`),
  ].join('\n');
}
