import { replyTextBehind, replyTextOf } from '@/lib/api/reply-text';
import { rawOf } from '@/lib/api/tolerant';
import { tryParseJson } from '@/lib/json/parse-json';

/** What a reply that shows a secret once holds: the secret, and the reply itself for where none is found in it. */
export type SecretReply = {
  readonly secret: string | undefined;
  readonly reply: string | undefined;
  /** Nothing else in the reply could be read either: whether it did what was asked for is not known. */
  readonly isUnsure?: boolean;
};

/** Of what a write answered, or of the error of one whose answer could not be read. */
export function secretReplyOf(result: unknown): SecretReply {
  const reply = result instanceof Error ? replyTextBehind(result) : replyTextOf(rawOf(result));
  const named = (result as { readonly secret?: unknown } | undefined)?.secret;
  if (typeof named === 'string' && named !== '') return { secret: named, reply };
  const secret = reply === undefined ? undefined : findSecret(reply);
  return { secret, reply, ...(result instanceof Error && secret === undefined && { isUnsure: true }) };
}

/** Whether there is something to show that is not shown again: the secret, or what may hold it. */
export function hasSomething({ secret, reply }: SecretReply): boolean {
  return secret !== undefined || Boolean(reply?.trim());
}

/** A secret as the document writes them; it ends where no character of one follows. */
const PREFIXED = /whsec_[\w+/=.-]+/;

/** Names of fields that hold one, from the surest. What tells of an older one, or about one, is no secret to show. */
const NAMES = [/^(signing_?)?secret$/i, /secret/i, /sign(ing|ature)?_?key|clave|shared_?key/i];
const NOT_IT = /prev|old|anterior|hint|expires|vence|last|_at$|_id$/i;

/** Shorter than any secret that is one. */
const SHORTEST = 8;

/** The secret in the text of a reply of any shape. */
export function findSecret(text: string): string | undefined {
  const parsed = tryParseJson(text);
  const fields = [...fieldsOf(parsed, '')].filter(({ name }) => !NOT_IT.test(name));
  const prefixed = fields.find(({ value }) => PREFIXED.test(value));
  if (prefixed) return PREFIXED.exec(prefixed.value)![0];
  for (const names of NAMES) {
    const found = fields.find(({ name, value }) => names.test(name) && value.length >= SHORTEST);
    if (found) return found.value;
  }
  return parsed === undefined ? PREFIXED.exec(text)?.[0] : undefined;
}

function* fieldsOf(value: unknown, name: string): Generator<{ name: string; value: string }> {
  if (typeof value === 'string') yield { name, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) yield* fieldsOf(item, Array.isArray(value) ? name : key);
}
