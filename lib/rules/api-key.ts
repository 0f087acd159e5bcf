/** Long enough for any token that fits into a header. */
export const MAX_KEY_LENGTH = 4_000;
/** More before `_live_` or `_test_` is hardly a prefix: it might be the secret itself, and is not shown. */
const MAX_SHOWN_PREFIX = 24;

/** Why a text cannot be a key: nothing there, more than a header takes, or characters that no header can carry. */
export type ApiKeyProblem = 'required' | 'too_long' | 'invalid_characters';

export interface ApiKey {
  /** As it is sent: without the white space around what was pasted. */
  readonly key: string;
  /** Null where the key has another form than the document's, so that a person has to say. */
  readonly environment: 'live' | 'test' | null;
  /** What may be shown of it: `sk_test_…ab12`, and the less of it the shorter it is. */
  readonly hint: string;
}

/**
 * Reads a credential ("Authentication" of the API document): `<prefix>_live_<secret>` or `<prefix>_test_<secret>`
 * with a secret of any length. A key of another form is read, too: only the server can tell that it is none.
 */
export function readApiKey(text: string): ApiKey | { readonly problem: ApiKeyProblem } {
  const key = text.trim();
  if (key === '') return { problem: 'required' };
  if (key.length > MAX_KEY_LENGTH) return { problem: 'too_long' };
  if (/[^\x20-\x7e]/.test(key)) return { problem: 'invalid_characters' };
  const match = /^([^\s_][^\s]*?_(live|test)_)(\S+)$/.exec(key);
  if (!match) return { key, environment: null, hint: `…${endOf(key)}` };
  const [, start = '', environment, secret = ''] = match;
  const shown = start.length <= MAX_SHOWN_PREFIX ? start : `…_${environment}_`;
  return { key, environment: environment as 'live' | 'test', hint: `${shown}…${endOf(secret)}` };
}

/** At most a third of a secret, and of a short one nothing. */
function endOf(secret: string): string {
  if (secret.length >= 12) return secret.slice(-4);
  return secret.length >= 8 ? secret.slice(-2) : '';
}
