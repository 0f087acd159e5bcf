import { isLater, type Side } from './thread';

/** What a person has seen of a connection's conversations in this browser. */
export type Seen = {
  /** What was written before that counts as seen: the first visit, or the oldest mark of too many. */
  readonly since: string;
  /** By conversation: the last message that was there when it was looked at. */
  readonly upTo: Readonly<Record<string, string>>;
};

/** Of so many conversations it is kept what was seen; of others, that the oldest of these was. */
const MOST = 1_000;

/** Whether something was written to us that this person has not seen. What we wrote last is read. */
export function isUnread(seen: Seen, id: string, lastAt: string | undefined, lastSide?: Side): boolean {
  if (lastSide === 'ours') return false;
  return isLater(lastAt, seen.since) && isLater(lastAt, seen.upTo[id] ?? seen.since);
}

/** After a conversation was looked at, up to its last message. */
export function sawUpTo(seen: Seen, id: string, lastAt: string | undefined): Seen {
  return sawEach(seen, [{ id, lastAt }]);
}

/** A conversation that was looked at, and when its last message was written. */
export type Looked = { readonly id: string; readonly lastAt: string | undefined };

/** After conversations were looked at, each up to its last message; nothing changes for all others. */
export function sawEach(seen: Seen, looked: readonly Looked[]): Seen {
  const later = looked.filter(
    ({ id, lastAt }) => isLater(lastAt, seen.upTo[id]) && isLater(lastAt, seen.since),
  );
  if (later.length === 0) return seen;
  const upTo = Object.fromEntries(later.map(({ id, lastAt }) => [id, lastAt!]));
  return trimmed({ ...seen, upTo: { ...seen.upTo, ...upTo } });
}

/** Of a first visit: all that was there before counts as seen. */
export function sawAll(at: string): Seen {
  return { since: at, upTo: {} };
}

/** What was kept, read again; nothing where it is none of ours. */
export function readSeen(text: string | null): Seen | undefined {
  try {
    const { since, upTo } = JSON.parse(text ?? '') as Partial<Seen>;
    if (typeof since !== 'string' || Number.isNaN(Date.parse(since)) || typeof upTo !== 'object') return;
    const entries = Object.entries(upTo ?? {}).filter(([, at]) => typeof at === 'string');
    return { since, upTo: Object.fromEntries(entries) };
  } catch {
    return undefined;
  }
}

function trimmed(seen: Seen): Seen {
  const entries = Object.entries(seen.upTo);
  if (entries.length <= MOST) return seen;
  const kept = entries.toSorted(([, one], [, other]) => Date.parse(other) - Date.parse(one)).slice(0, MOST);
  return { since: kept.at(-1)![1], upTo: Object.fromEntries(kept) };
}
