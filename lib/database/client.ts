import pg from 'pg';

const { builtins } = pg.types;
const keepText = (text: string) => text;

/** PostgreSQL's own form is no date to JavaScript where the year is below 100; the session's zone is UTC. */
const isoInstant = (text: string) => text.replace(' ', 'T').replace(/\+00$/, 'Z');

/**
 * How values arrive, the same from PGlite and PostgreSQL: int8 as a number, numeric and dates as PostgreSQL's text,
 * timestamptz as ISO 8601 (drizzle makes a Date of such a column), json parsed.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.DATE, keepText],
  [builtins.TIMESTAMP, keepText],
  [builtins.TIMESTAMPTZ, isoInstant],
  [builtins.INTERVAL, keepText],
]);

const getTypeParser = ((typeId: number, format: 'text' | 'binary') =>
  parsers.get(typeId) ?? pg.types.getTypeParser(typeId, format)) as typeof pg.types.getTypeParser;
const types = { getTypeParser };

/** More distinct statements than a program of ours has; beyond it they are sent unnamed, so nothing grows. */
const MAX_NAMED = 1000;
const names = new Map<string, string>();

/**
 * A search is planned for the words it has: a plan for any words reads the whole table, as `%a%` would need, instead of
 * the index that finds `%renovación%` a hundred times as fast.
 */
const SEARCH = /\blike\b/i;

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMED || SEARCH.test(text)) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

type Query = (config: pg.QueryConfig, values?: unknown[], callback?: unknown) => unknown;
const send = pg.Client.prototype.query as unknown as Query;

/** The stream beneath a client; its types leave it out. */
type Beneath = { readonly connection: { readonly stream: { cork(): void; uncork(): void } } };

/**
 * A `pg` client that prepares each parametrised statement once a connection (a third of the time on PGlite, where
 * planning is slow) and reads values as `parsers` says. What is asked before
 * the event loop goes on leaves in one piece: pipelined statements cost one trip together.
 */
export class PreparingClient extends pg.Client {
  #isHeld = false;

  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    const { stream } = (this as unknown as Beneath).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      stream.uncork();
    });
  }

  override query = ((first: unknown, values?: unknown[], callback?: unknown) => {
    this.#hold();
    if (typeof first !== 'object' || first === null || !('text' in first)) {
      return (send as (...args: unknown[]) => unknown).call(this, first, values, callback);
    }
    const config = first as pg.QueryConfig;
    const prepared = Array.isArray(values) && values.length > 0;
    const name = config.name ?? (prepared ? statementName(config.text) : undefined);
    return send.call(this, { ...config, name, types }, values, callback);
  }) as typeof pg.Client.prototype.query;
}
