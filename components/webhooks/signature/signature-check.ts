import { tryParseJson } from '@/lib/json/parse-json';
import { type BodyChange, bodyVariants } from './body-variants';
import { hasOtherOrder } from './key-order';
import { computeSignature, parseSignature, type SignatureHeader, TOLERANCE_SECONDS } from './signature';

export type HeaderFault =
  | 'empty'
  | 'includes_name'
  | 'uppercase_hex'
  | 'milliseconds'
  | 'only_hex'
  | 'not_among'
  | 'other_service'
  | 'spaces'
  | 'not_a_signature';

/** Exactly why a signature holds or fails; `mended` says what makes it hold. */
export type Verdict =
  | { readonly kind: 'valid'; readonly by: 'current' | 'previous'; readonly ageSeconds: number }
  | {
      readonly kind: 'stale' | 'future';
      readonly by: 'current' | 'previous';
      readonly ageSeconds: number;
    }
  | { readonly kind: 'header'; readonly fault: HeaderFault }
  | { readonly kind: 'body_changed'; readonly change: BodyChange }
  | { readonly kind: 'secret_spaces' | 'secret_quotes' | 'secret_prefix' }
  | { readonly kind: 'timestamp_changed' }
  | {
      readonly kind: 'mismatch';
      readonly expected: string;
      readonly received: string;
      /** The keys of the body are in another order than an event's, which may be all that is wrong. */
      readonly hasOtherOrder: boolean;
    };

export type SignatureInput = {
  readonly body: string;
  readonly secret: string;
  /** The value of `X-Service-Signature`; undefined where other headers were given, but not this one. */
  readonly signature: string | undefined;
  /** `X-Service-Signature-Previous`, present only during the rotation window. */
  readonly previousSignature?: string;
  /** JSON of a body like this one, whose keys stand in the order in which the service writes them. */
  readonly shape?: string | undefined;
  /** Unix seconds against which the timestamp is judged. */
  readonly now: number;
};

/** What other services send in the place of ours: `sha256=…`, `v1,<base64>`, a second scheme behind the first. */
const otherService = /^(sha(1|256|512)=|v\d+[,=]|t=\d+,v\d+=[0-9a-f]+,)/i;

/** Why a header is not `t=<unix_seconds>,v1=<hex>`. */
export function headerFault(header: string): HeaderFault {
  if (header.trim() === '') return 'empty';
  if (otherService.test(header.trim())) return 'other_service';
  if (/^x-service-signature/i.test(header.trim())) return 'includes_name';
  if (parseSignature(header.replace(/\s+/g, ''))) return 'spaces';
  if (parseSignature(header.trim().toLowerCase())) return 'uppercase_hex';
  if (/^[0-9a-f]{64}$/i.test(header.trim())) return 'only_hex';
  return 'not_a_signature';
}

async function matches(header: SignatureHeader | undefined, secret: string, body: string): Promise<boolean> {
  return header !== undefined && (await computeSignature(secret, header.t, body)) === header.v1;
}

const secretRepairs = [
  ['secret_spaces', (secret: string) => secret.trim()],
  ['secret_quotes', (secret: string) => secret.trim().replace(/^(["'])(.*)\1$/, '$2')],
  ['secret_prefix', (secret: string) => `whsec_${secret.trim()}`],
  ['secret_prefix', (secret: string) => secret.trim().replace(/^whsec_/, '')],
] as const;

async function explainMismatch(input: SignatureInput, headers: SignatureHeader[]): Promise<Verdict> {
  for (const header of headers) {
    for (const variant of bodyVariants(input.body, input.shape ?? '')) {
      if (await matches(header, input.secret, variant.body)) {
        return { kind: 'body_changed', change: variant.change };
      }
    }
    for (const [kind, repair] of secretRepairs) {
      const secret = repair(input.secret);
      if (secret !== input.secret && (await matches(header, secret, input.body))) return { kind };
    }
  }
  const [header] = headers;
  const other = headers[1];
  if (header && other && (await matches({ ...header, t: other.t }, input.secret, input.body))) {
    return { kind: 'timestamp_changed' };
  }
  return {
    kind: 'mismatch',
    expected: await computeSignature(input.secret, header!.t, input.body),
    received: header!.v1,
    hasOtherOrder: hasOtherOrder(tryParseJson(input.body)),
  };
}

/**
 * Verifies as a receiver must ("Signature"): the signature over the raw body first, only then the timestamp.
 * When it fails, tries the usual mishaps one by one to name the one that explains it.
 */
export async function checkSignature(input: SignatureInput): Promise<Verdict> {
  const current = parseSignature(input.signature ?? '');
  const previous = parseSignature(input.previousSignature ?? '');
  if (!current && (input.signature !== undefined || !previous)) {
    return {
      kind: 'header',
      fault: input.signature === undefined ? 'not_among' : headerFault(input.signature),
    };
  }

  const byCurrent = await matches(current, input.secret, input.body);
  const byPrevious = !byCurrent && (await matches(previous, input.secret, input.body));
  if (!byCurrent && !byPrevious) {
    return explainMismatch(
      input,
      [current, previous].filter((header) => header !== undefined),
    );
  }

  const by = byCurrent ? 'current' : 'previous';
  const { t } = (byCurrent ? current : previous)!;
  if (t > 100_000_000_000) return { kind: 'header', fault: 'milliseconds' };
  const ageSeconds = input.now - t;
  if (ageSeconds > TOLERANCE_SECONDS) return { kind: 'stale', by, ageSeconds };
  if (ageSeconds < -TOLERANCE_SECONDS) return { kind: 'future', by, ageSeconds };
  return { kind: 'valid', by, ageSeconds };
}
