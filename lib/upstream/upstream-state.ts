import { processWide } from '@/lib/store/process-wide';
import { Claims } from './claims';
import { ConnectionHealth } from './connection-health';
import type { UpstreamHealth } from './health-view';

/** A connection as it is called: at another address it is another server, of which nothing is known yet. */
export type Address = { readonly id: string; readonly origin: string; readonly basePath: string };

type Listener = (health: UpstreamHealth) => void;
type Watched = { readonly health: ConnectionHealth; readonly listeners: Set<Listener>; told: string };

/** Connections that are remembered; beyond that the one that was longest unused is forgotten. */
const REMEMBERED = 500;

const state = processWide('upstream-state', () => ({
  claims: new Claims(),
  connections: new Map<string, Watched>(),
}));

/** What this process holds of all servers. */
export const claims = state.claims;

/** How the server of a connection answers this process. */
export function healthOf(address: Address): ConnectionHealth {
  return watched(address).health;
}

/** Tells those who watch a connection, where what they are shown is another now. */
export function healthChanged(address: Address): void {
  const one = watched(address);
  if (one.listeners.size === 0) return;
  const health = one.health.view(performance.now());
  const text = signatureOf(health);
  if (text === one.told) return;
  one.told = text;
  for (const listener of one.listeners) listener(health);
}

/** Tells `listener` how the connection's server answers, now and whenever that changes. Answers how to end it. */
export function watchHealth(address: Address, listener: Listener): () => void {
  const one = watched(address);
  const health = one.health.view(performance.now());
  one.told = signatureOf(health);
  one.listeners.add(listener);
  listener(health);
  return () => one.listeners.delete(listener);
}

function watched({ id, origin, basePath }: Address): Watched {
  const key = `${id} ${origin}${basePath}`;
  const known = state.connections.get(key);
  if (known) return known;
  const made: Watched = { health: new ConnectionHealth(), listeners: new Set(), told: '' };
  if (state.connections.size >= REMEMBERED) forgetOne();
  state.connections.set(key, made);
  return made;
}

function forgetOne(): void {
  let oldest: string | undefined;
  let usedAt = Number.POSITIVE_INFINITY;
  for (const [key, { health, listeners }] of state.connections) {
    if (listeners.size > 0 || health.usedAt >= usedAt) continue;
    oldest = key;
    usedAt = health.usedAt;
  }
  if (oldest !== undefined) state.connections.delete(oldest);
}

/** How long it has lasted and will last is no news; that it is tried later than was said is. */
function signatureOf(health: UpstreamHealth): string {
  if (health.is !== 'not_answering') return JSON.stringify(health);
  return `${health.reason} ${Math.round((performance.now() + health.retryInMs) / 1_000)}`;
}
