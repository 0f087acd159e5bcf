import { tryParseJson } from '../../lib/json/parse-json.ts';

/** What the console, or a connection's server through it, did not take. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details: readonly { readonly field: string; readonly issue: string }[];
  readonly requestId: string;
  /** Whether the console itself said it, and not the connection's server. */
  readonly isConsole: boolean;
  readonly retryAfterMs: number;
};

const WAIT_MS = 5_000;

/** A response in the API's error shape; undefined of any other. */
export async function refusalOf(reply: Response): Promise<Refusal | undefined> {
  const { error } = (tryParseJson(await reply.text()) ?? {}) as { error?: Record<string, unknown> };
  if (typeof error !== 'object' || typeof error?.code !== 'string') return undefined;
  const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN);
  return {
    status: reply.status,
    code: error.code,
    message: typeof error.message === 'string' ? error.message.replace(/\.$/, '') : error.code,
    details: Array.isArray(error.details) ? error.details : [],
    requestId: typeof error.request_id === 'string' ? error.request_id : '',
    isConsole: reply.headers.has('x-console-error'),
    retryAfterMs: seconds >= 0 ? Math.max(seconds * 1000, 200) : WAIT_MS,
  };
}

/** Whether the same may be taken after a while: also a record that somebody else is writing at the moment. */
export const isPassing = ({ status, code }: Refusal) =>
  status === 429 || status === 503 || code === 'record_under_way';

/** Whether nobody said what came of a request: a gateway in front of the console, or before the target's server. */
export const isBroken = (status: number) => status === 502 || status === 504;

/** What happened, and what to do. */
export function wordsOf(refusal: Refusal, url: string): [what: string, advice?: string] {
  const { status, code, message, details, isConsole, requestId } = refusal;
  const page = `${url}/settings/connections`;
  if (isConsole && status === 401) {
    return [
      'The console rejects the token: it is wrong, has expired or was revoked.',
      `Create another one at ${page}, and set CONSOLE_TOKEN to it.`,
    ];
  }
  if (code === 'forbidden_scope') {
    return ['The token may read and plan, but not apply.', `Create one that may apply at ${page}.`];
  }
  if (isConsole && status === 403) return [`${message}.`, `Create a token for this connection at ${page}.`];
  if (status === 401 || status === 403) {
    return [`The connection’s server rejects its key: ${message}.`, `Test the connection at ${page}.`];
  }
  if (code === 'other_plan_applying') {
    return [
      `${message}: ${url}/configuration/plans/${details[0]?.issue}.`,
      `Continue that one first: pass --plan ${details[0]?.issue}.`,
    ];
  }
  const fields = details.map(({ field, issue }) => `  ${field}: ${issue}`);
  const what = [`${message}.`, ...fields].join('\n');
  return fields.length === 0 && requestId ? [what, `(${code}, request ${requestId})`] : [what];
}
