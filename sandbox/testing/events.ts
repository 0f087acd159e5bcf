import type { Event } from '../../lib/contract/events.ts';
import { listEvents } from '../../lib/contract/webhooks.ts';
import type { Harness } from './harness.ts';

/** Every event of the subaccount so far, oldest first. */
export async function allEvents(sandbox: Pick<Harness, 'call'>, key?: string): Promise<Event[]> {
  const found: Event[] = [];
  let cursor: string | number | null | undefined;
  for (;;) {
    const query = { limit: 100, ...(cursor ? { cursor: String(cursor) } : {}) };
    const page = await sandbox.call(listEvents, { query }, key === undefined ? {} : { key });
    found.push(...page.data);
    if (page.data.length < 100) return found;
    cursor = page.next_cursor;
  }
}

/** The events that `work` makes the subaccount emit. */
export async function eventsOf(
  sandbox: Pick<Harness, 'call'>,
  work: () => Promise<unknown>,
): Promise<Event[]> {
  const before = await allEvents(sandbox);
  await work();
  return (await allEvents(sandbox)).slice(before.length);
}
