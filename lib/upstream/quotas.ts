import type { Quota, Wish } from './claims';

/** On whose behalf a connection's server is called. Each kind has quotas of its own. */
export type Caller = {
  readonly kind: 'read' | 'write' | 'feed' | 'export' | 'test';
  /** Of the connection; a connection that is not stored yet has none. */
  readonly connection?: string | undefined;
  /** `https://host:port` */
  readonly origin: string;
  /** Id of the operation. */
  readonly operation: string;
  readonly user?: string | undefined;
  /** The browser tab, where it said so. */
  readonly page?: string | undefined;
};

/** How many calls of a kind may be under way, from the server as a whole down to one page's. */
type Limits = {
  /** To one server, over all connections that lead to it. */
  readonly origin: number;
  readonly connection: number;
  /** One operation of a connection: one that hangs leaves room for the others. */
  readonly operation: number;
  /** One person at a connection, and what of it may be the same operation, or from the same page. */
  readonly user: number;
  readonly userOperation: number;
  readonly page: number;
  readonly waitMs: number;
};

const limits: Record<Caller['kind'], Limits> = {
  read: {
    origin: 160,
    connection: 64,
    operation: 32,
    user: 32,
    userOperation: 16,
    page: 24,
    waitMs: 2_000,
  },
  // Never waits for reads: none of these quotas is theirs.
  write: {
    origin: 64,
    connection: 32,
    operation: 24,
    user: 16,
    userOperation: 12,
    page: 16,
    waitMs: 2_000,
  },
  feed: { origin: 32, connection: 4, operation: 2, user: 4, userOperation: 4, page: 4, waitMs: 2_000 },
  export: { origin: 16, connection: 8, operation: 6, user: 4, userOperation: 4, page: 4, waitMs: 2_000 },
  // A test asks for many things at once, and its own deadline is ten seconds.
  test: { origin: 32, connection: 32, operation: 8, user: 16, userOperation: 4, page: 16, waitMs: 8_000 },
};

/** Calls of one kind that may wait for one person at a connection. */
const WAITING_OF_USER = 64;

/** Sockets to one origin: more than all quotas of it together, so that no claim waits for a socket. */
export const SOCKETS = 320;

/** What a call has to get before it may go out. */
export function wishOf(caller: Caller): Wish {
  const { kind, origin, operation } = caller;
  const limit = limits[kind];
  const connection = `${kind} ${caller.connection ?? origin}`;
  const user = `${connection} ${caller.user ?? ''}`;
  const quotas: Quota[] = [
    { key: `${kind} ${origin}`, limit: limit.origin },
    { key: `${connection} connection`, limit: limit.connection },
    { key: `${connection} operation ${operation}`, limit: limit.operation },
    { key: `${user} user`, limit: limit.user },
    { key: `${user} operation ${operation}`, limit: limit.userOperation },
  ];
  if (caller.page) quotas.push({ key: `${user} page ${caller.page}`, limit: limit.page });
  return {
    quotas,
    holder: user,
    queue: { key: `waiting ${user}`, limit: WAITING_OF_USER },
    waitMs: limit.waitMs,
  };
}
