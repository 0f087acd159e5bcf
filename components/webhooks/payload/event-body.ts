import { isObject } from '@/lib/api/tolerant';
import { tryParseJson } from '@/lib/json/parse-json';

export type Envelope = {
  readonly id: string | undefined;
  readonly type: string | undefined;
  readonly createdAt: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  /** The fields that changed, with their old values; update events only. */
  readonly previous: Readonly<Record<string, unknown>> | undefined;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const objectOf = (value: unknown) => (isObject(value) ? (value as Record<string, unknown>) : undefined);

/** Reads the "Event envelope" out of the exact text that was sent; undefined where it is no JSON object. */
export function readEnvelope(body: string | undefined): Envelope | undefined {
  const value = tryParseJson(body ?? '');
  if (!isObject(value)) return undefined;
  return {
    id: textOf(value.id),
    type: textOf(value.type),
    createdAt: textOf(value.created_at),
    data: objectOf(value.data),
    previous: objectOf(value.previous),
  };
}
