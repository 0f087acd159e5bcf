import 'server-only';
import { processWide } from '@/lib/store/process-wide';
import { DeliveryFeed } from './delivery-feed';
import { EventFeed } from './event-feed';
import { HistoryFeed } from './history-feed';
import { PACE } from './pace';
import { readerOf } from './read-upstream';

export type Feeds = {
  readonly events: EventFeed;
  readonly deliveries: DeliveryFeed;
  readonly history: HistoryFeed;
};

/** Feeds that nobody listened to for so long are let go. */
const UNUSED_MS = 600_000;

const byConnection = processWide('live-feeds', () => new Map<string, Feeds>());

/** The feeds of a connection: one of each in this process, however many browsers look. */
export function feedsOf(connectionId: string): Feeds {
  for (const [id, { events }] of byConnection) {
    if (id !== connectionId && events.idleMs > UNUSED_MS) byConnection.delete(id);
  }
  const known = byConnection.get(connectionId);
  if (known) return known;
  const read = readerOf(connectionId);
  const history = new HistoryFeed(connectionId, read);
  const events = new EventFeed(read, PACE, history);
  const feeds = { events, deliveries: new DeliveryFeed(read, PACE), history };
  byConnection.set(connectionId, feeds);
  return feeds;
}

/** Something was written to a connection: whoever looks at it wants to see what came of it. */
export function pokeFeeds(connectionId: string): void {
  const feeds = byConnection.get(connectionId);
  feeds?.events.poke();
  feeds?.deliveries.poke();
}
