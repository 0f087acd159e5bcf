import type { Sending } from '@/lib/api/client';
import type { ClientOperation } from '@/lib/api/client-operation';
import type { Id } from '@/lib/api/loose';
import type { Target } from '@/lib/api/queries';
import type { Read } from '@/lib/api/reply';
import { write } from '@/lib/api/write';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import type { Attempt } from '@/lib/jobs/attempt';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import type { Difference } from '../comparison';
import type { PlannedRecord } from '../plan';
import type { SideRecord } from '../side';

/** What a kind's writes go by: the record of the plan and how it stands now. */
export type Writing = {
  readonly kind: ConfigurationKind;
  readonly record: PlannedRecord;
  readonly attempt: Attempt;
  readonly target: Target;
  /** What is to stand there in portable form, and as it is sent: with the target's ids. */
  readonly after: JsonObject;
  readonly sent: JsonObject;
};

/** Of a record that is there: how it stands now, and what is still missing of `after` and can be written. */
export type Standing = Writing & {
  readonly now: SideRecord;
  readonly id: Id;
  readonly missing: readonly Difference[];
};

/** What is said of a record that was written, beside that it was. */
export type Said = { readonly code: string; readonly message?: string };

/** How records of a kind are written. Each write is a step of the attempt. */
export type Writer = {
  /** Makes it, so that it can be found: what is missing is written afterwards. */
  readonly create: (writing: Writing) => Promise<Id>;
  readonly update: (standing: Standing) => Promise<Said | undefined>;
};

type Sender = Pick<Writing, 'attempt' | 'target'>;

/** Steps whose answer counts for good: what they made is looked for by it. */
const once: readonly string[] = ['create', 'restore'];

/**
 * Sends one write as a step, which is kept before it is sent. Of its answer only the id is kept, never the whole: an
 * endpoint's has its secret. One that was answered in an earlier try is sent anew, since reading has shown that what it
 * did is missing again.
 */
export async function sendStep<C extends ClientOperation, Kept = { id: Id }>(
  { attempt, target }: Sender,
  step: string,
  operation: C,
  sent: object,
  kept: (reply: Read<C>) => Kept = idOf as unknown as (reply: Read<C>) => Kept,
): Promise<Kept> {
  if (!once.includes(step) && 'reply' in (attempt.steps[step] ?? {})) attempt.putBack(step);
  return attempt.step(step, async (by) => kept(await write(operation, sent as Sending<C>, target, by)), {
    isKeptFirst: true,
  });
}

const idOf = (reply: object) => ({ id: Reflect.get(reply, 'id') as Id });

/**
 * Name of a step about one item of a record. It goes into an `Idempotency-Key`, which is short and has plain letters only.
 */
export function stepOf(what: string, item: string): string {
  const plain = item.normalize('NFKD').replace(/[^A-Za-z0-9_.-]+/g, '-');
  return plain === item && plain.length <= 60
    ? `${what}/${item}`
    : `${what}/${plain.slice(0, 40)}.${hashOf(item)}`;
}

/** FNV-1a, 32 bits: names of one record are told apart, nothing more. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
}

/** The fields that something is missing in, as they are sent. */
export function missingFields({ missing, sent }: Pick<Standing, 'missing' | 'sent'>): JsonObject {
  const names = new Set(missing.map(({ path }) => path[0]!));
  return Object.fromEntries([...names].map((name) => [name, sent[name] ?? null]));
}

/** Without fields that hold nothing: a creation leaves them out. */
export function withoutNulls(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}

/** Items of a list by their keys, as `after` names them and in the form in which they are sent. */
export function itemsByKey(
  { kind }: Pick<Writing, 'kind'>,
  value: JsonObject,
  list: string,
): Map<string, JsonObject> {
  const { keyOf } = kind.lists.find(({ at }) => at.length === 1 && at[0] === list)!;
  const items = Array.isArray(value[list]) ? (value[list] as readonly Json[]) : [];
  return new Map(
    items.map((item, place) => [keyOf(item as JsonObject) ?? `${place}`, item as JsonObject] as const),
  );
}
