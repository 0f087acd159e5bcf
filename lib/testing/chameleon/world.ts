import { wordOf } from './words.ts';

/** A record under the contract's own names; references are canonical numbers, moments ISO 8601 in UTC. */
export type Row = { id: number; [field: string]: unknown };

/** Whose a value is: words and numbers that are made for one record's one field. */
export type Owner = { readonly resource: string; readonly id: number; readonly field: string };

/** One write that took effect. */
export type Effect = {
  readonly operation: string;
  readonly resource: string;
  readonly id: number | undefined;
  readonly key: string | undefined;
};

const HOUR_MS = 3_600_000;

/**
 * The data behind a server: every resource of the contract, each with values that belong to one record and field
 * alone, so that a value on a page can be traced back. Knows nothing of how it is rendered.
 */
export class World {
  readonly tables = new Map<string, Row[]>();
  readonly effects: Effect[] = [];
  /** The owner of each word, in lower case. */
  readonly words = new Map<string, Owner>();
  /** The owner of each number of seven digits. */
  readonly numbers = new Map<string, Owner>();
  readonly #now: number;
  #made = 0;
  #ids = 100;

  constructor(now = Date.now()) {
    this.#now = Math.floor(now / 1000) * 1000;
  }

  rows(resource: string): Row[] {
    const rows = this.tables.get(resource) ?? [];
    this.tables.set(resource, rows);
    return rows;
  }

  find(resource: string, id: number | undefined): Row | undefined {
    return this.rows(resource).find((row) => row.id === id);
  }

  /** How often an operation took effect on a record, or at all. */
  effectsOf(operation: string, id?: number): number {
    return this.effects.filter((one) => one.operation === operation && (id === undefined || one.id === id))
      .length;
  }

  nextId(): number {
    this.#ids += 1;
    return this.#ids;
  }

  /** A word of this record and field alone. */
  word(resource: string, id: number, field: string): string {
    const word = wordOf((this.#made++ * 7919) % 274_625);
    this.words.set(word.toLowerCase(), { resource, id, field });
    return word;
  }

  /** Seven digits of this record and field alone. */
  number(resource: string, id: number, field: string): string {
    const digits = String(3_000_017 + this.#made++ * 1009);
    this.numbers.set(digits, { resource, id, field });
    return digits;
  }

  /** A moment so many hours ago, to the second, which no other field has. */
  ago(hours: number): string {
    return new Date(this.#now - hours * HOUR_MS - (this.#made++ % 3000) * 1000).toISOString();
  }

  /** A date so many days from today in UTC. */
  day(ahead: number): string {
    return new Date(this.#now + ahead * 24 * HOUR_MS).toISOString().slice(0, 10);
  }
}

/** An event of a record and its delivery to the first endpoint, the newest of both. */
export function recordEvent(
  world: World,
  type: string,
  resource: string,
  id: number | undefined,
  hours = 0,
): Row {
  const event = {
    id: world.nextId(),
    type,
    created_at: world.ago(hours),
    about: { resource, id },
    snapshot: id === undefined ? {} : { ...world.find(resource, id) },
  };
  world.rows('event').push(event);
  return addDelivery(world, event, world.rows('endpoint')[0]!.id);
}

/** A delivery of an event to an endpoint, of its moment unless another is given. */
export function addDelivery(world: World, event: Row, endpointId: number, at = event.created_at): Row {
  const id = world.nextId();
  const isFailed = id % 5 === 0;
  const delivery: Row = {
    id,
    endpoint_id: endpointId,
    event_id: `evt_${event.id}`,
    event_type: event.type,
    status: isFailed ? 'failed' : 'delivered',
    attempts: isFailed ? 3 : 1,
    response_status: isFailed ? 503 : 200,
    error: isFailed ? `Motivo ${world.word('delivery', id, 'error')}` : null,
    next_attempt_at: null,
    created_at: at,
    delivered_at: isFailed ? null : at,
  };
  world.rows('delivery').push(delivery);
  return delivery;
}
