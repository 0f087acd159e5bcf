import pg from 'pg';

const { builtins } = pg.types;
const keepText = (text: string) => text;

/**
 * How values arrive, the same from PGlite and PostgreSQL: int8 as a number, numeric and every date or time as
 * PostgreSQL's text (drizzle makes a Date of a timestamptz column), json parsed.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.DATE, keepText],
  [builtins.TIMESTAMP, keepText],
  [builtins.TIMESTAMPTZ, keepText],
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

/**
 * A `pg` client that prepares each parametrised statement once a connection (a third of the time on PGlite, where
 * planning is slow) and reads values as `parsers` says.
 */
export class PreparingClient extends pg.Client {
  override query = ((first: unknown, values?: unknown[], callback?: unknown) => {
    if (typeof first !== 'object' || first === null || !('text' in first)) {
      return (send as (...args: unknown[]) => unknown).call(this, first, values, callback);
    }
    const config = first as pg.QueryConfig;
    const prepared = Array.isArray(values) && values.length > 0;
    const name = config.name ?? (prepared ? statementName(config.text) : undefined);
    return send.call(this, { ...config, name, types }, values, callback);
  }) as typeof pg.Client.prototype.query;
}
