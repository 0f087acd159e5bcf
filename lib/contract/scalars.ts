import { z } from 'zod';
import { phonePattern } from './phone.ts';
import { rutCheckDigit } from './rut.ts';

/** A resource's id in a reply. Integers by the document; the console only compares and returns them. */
export const id = z
  .int()
  .positive()
  .meta({ examples: [1042] });

/** A reference to another resource in a body: a positive integer of JSON, never text. */
export const ref = z
  .int()
  .positive()
  .meta({ examples: [1042] });

/** Decimal text ("Money" of the conventions): no sign but minus, no exponent, no spaces, never a JSON number. */
export const decimal = z
  .string()
  .regex(/^-?(0|[1-9]\d{0,29})(\.\d{1,12})?$/, { error: 'invalid_decimal' })
  .meta({ examples: ['1250000.50'] });

/** ISO 4217 code, and CLF (UF) which ISO lists too. */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: 'invalid_currency' })
  .meta({ examples: ['CLP'] });

/** The issue word of a badly formed text; a missing or mistyped one keeps zod's own issue. */
const formatWord = (word: string) => (issue: { code?: string }) =>
  issue.code === 'invalid_format' ? word : undefined;

/** The year 0 is a date by ISO 8601 and none by PostgreSQL. */
const hasYear = (value: string) => !value.startsWith('0000');

/** Instant: ISO 8601 in UTC with a trailing Z. */
export const instant = z.iso
  .datetime({ error: formatWord('invalid_instant') })
  .refine(hasYear, { error: 'invalid_instant' })
  .meta({ examples: ['2026-11-20T14:30:00.000Z'] });

/** Calendar date without a time: `2026-11-20`. */
export const date = z.iso
  .date({ error: formatWord('invalid_date') })
  .refine(hasYear, { error: 'invalid_date' })
  .meta({ examples: ['2026-11-20'] });

/** A day, or a moment of it: kept and answered as it was sent. */
export const dateOrInstant = z
  .union([date, instant], { error: ({ input }) => (typeof input === 'string' ? 'invalid_date' : undefined) })
  .meta({ examples: ['2026-11-20'] });

/** Phone number in E.164: `+56987654321`. A national number is refused. */
export const phone = z
  .string()
  .regex(phonePattern, { error: 'not_e164' })
  .meta({ examples: ['+56987654321'] });

/** Chilean tax id `<digits>-<check digit>` ("Tax id (RUT)" of the conventions); a lower-case k is kept as K. */
export const rut = z
  .string()
  .regex(/^\d{1,9}-[\dkK]$/, { error: 'invalid_rut', abort: true })
  .overwrite((value) => value.toUpperCase())
  .refine((value) => rutCheckDigit(value.slice(0, -2)) === value.slice(-1), { error: 'invalid_check_digit' })
  .meta({ examples: ['76086428-5'] });

export const email = z
  .email({ error: formatWord('invalid_email') })
  .max(254)
  .meta({ examples: ['maria.perez@example.cl'] });

/** Without what PostgreSQL cannot keep: the null character, half of a surrogate pair. */
const storablePattern = /^[^\0\ud800-\udfff]*$/u;
const isStorable = (value: string) => storablePattern.test(value);

/** Free text of at most `max` characters, as JSON Schema counts them. */
export function text(max: number) {
  return z
    .string()
    .regex(storablePattern, { error: 'invalid_characters' })
    .refine((value) => value.length <= max || [...value].length <= max, { error: 'too_long' })
    .meta({ maxLength: max });
}

/** Text with at least one visible character. */
export function visibleText(max: number) {
  return text(max).regex(/\S/, { error: 'required' });
}

/** A short human name. */
export const name = visibleText(200);

/** The caller's own key of a resource, matched by upserts. */
export const externalId = visibleText(200);

/** Levels of arrays and objects that free JSON may have. */
const JSON_DEPTH_MAX = 100;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What is wrong with a free JSON value, or undefined. Walks without recursion: depth is the caller's. */
function jsonFault(
  root: unknown,
): 'too_deep' | 'invalid_characters' | 'invalid_type' | 'too_big' | undefined {
  const rest: [value: unknown, depth: number][] = [[root, 0]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string') {
      if (!isStorable(value)) return 'invalid_characters';
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= JSON_DEPTH_MAX) return 'too_deep';
      for (const [key, child] of Object.entries(value)) {
        if (!isStorable(key)) return 'invalid_characters';
        rest.push([child, depth + 1]);
      }
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) return 'too_big';
    } else if (typeof value !== 'boolean' && value !== null) {
      return 'invalid_type';
    }
  }
  return undefined;
}

/** Adds to a schema the check that the whole value, unknown fields too, is JSON that can be kept. */
export function storable<S extends z.ZodType>(schema: S): S {
  return schema.superRefine((value, ctx) => {
    if (ctx.issues.length > 0) return;
    const fault = jsonFault(value);
    if (fault) ctx.addIssue({ code: 'custom', message: fault });
  });
}

/** Any JSON; comes back exactly as it was sent. */
export const freeJson = storable(z.unknown()) as z.ZodType as z.ZodType<Json, Json>;

export type JsonObject = { [key: string]: Json };

/** A JSON object with fields of any kind; comes back exactly as it was sent. */
export const freeObject = storable(
  z.custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'invalid_type',
    abort: true,
  }),
).meta({ type: 'object' });

/** A free object of the subaccount's own fields. */
export const customFields = z.record(text(100), freeJson).meta({ examples: [{ origen: 'feria' }] });

/** Integer that arrives as text in a path or a query. The result is a safe integer within the limits. */
export function intText(limits: { min?: number; max?: number } = {}) {
  const { min = 1, max = Number.MAX_SAFE_INTEGER } = limits;
  return z
    .union([z.int(), z.string()])
    .transform((value, ctx) => {
      if (typeof value === 'number') return value;
      if (/^-?\d{1,16}$/.test(value)) return Number(value);
      ctx.issues.push({ code: 'custom', message: 'invalid_type', input: value });
      return z.NEVER;
    })
    .pipe(z.int().min(min).max(max))
    .meta({ type: 'integer', minimum: min, maximum: max });
}

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** IANA time zone: `America/Santiago`. */
export const timeZone = z
  .string()
  .max(100)
  .refine((value) => /^[A-Za-z]/.test(value) && isTimeZone(value), { error: 'invalid_timezone' })
  .meta({ pattern: '^[A-Za-z]', examples: ['America/Santiago'] });

/** The part of a public address that people read: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'invalid_slug' })
  .meta({ examples: ['primera-reunion'] });

/** Absolute http or https address of at most `max` characters. */
export function httpUrl(max: number) {
  return z
    .url({ protocol: /^https?$/, error: formatWord('invalid_url') })
    .max(max)
    .refine((value) => /^[^\s\p{Cc}\p{Cs}]+$/u.test(value), { error: 'invalid_url' })
    .meta({ pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$' });
}
