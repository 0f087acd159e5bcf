import { processWide } from '@/lib/store/process-wide';
import { Claims } from './claims';
import { ConnectionHealth } from './connection-health';
import type { UpstreamHealth } from './health-view';

/** A connection as it is called: at another address it is another server, of which nothing is known yet. */
export type Address = { readonly id: string; readonly origin: string; readonly basePath: string };

/** By the id of the connection; those that this process has not called are not in it. */
export type HealthOfAll = Readonly<Record<string, UpstreamHealth>>;

type Known = { readonly at: string; readonly health: ConnectionHealth; told: string };

/** Connections that are remembered; beyond that the one that was longest unused is forgotten. */
const REMEMBERED = 500;

const state = processWide('upstream-state', () => ({
  claims: new Claims(),
  connections: new Map<string, Known>(),
  listeners: new Set<(health: HealthOfAll) => void>(),
}));

/** What this process holds of all servers. */
export const claims = state.claims;

/** How the server of a connection answers this process. */
export function healthOf(address: Address): ConnectionHealth {
  return known(address).health;
}

/** Whether a connection's server failed to answer lately, as far as this process knows. */
export function isInTrouble(connectionId: string): boolean {
  const health = state.connections.get(connectionId)?.health.view(performance.now());
  return health?.is === 'not_answering' || health?.is === 'slow';
}

/** Counts of what this process knows and holds. */
export function upstreamFigures() {
  const now = performance.now();
  const connections = { unknown: 0, answering: 0, slow: 0, not_answering: 0 };
  const breakersOpen = { server: 0, operation: 0 };
  for (const { health } of state.connections.values()) {
    connections[health.view(now).is]++;
    const { whole, operations } = health.breakersOpen;
    if (whole) breakersOpen.server++;
    breakersOpen.operation += operations;
  }
  return { connections, breakersOpen, waiting: claims.waiting };
}

/** Call after what may have changed how a connection's server is shown: whoever watches is told. */
export function healthChanged(address: Address): void {
  if (state.listeners.size === 0) return;
  const one = known(address);
  const shown = signatureOf(one.health.view(performance.now()));
  if (shown === one.told) return;
  one.told = shown;
  const all = healthOfAll();
  for (const listener of state.listeners) listener(all);
}

/** Tells `listener` how all servers answer, now and whenever that changes. Answers how to end it. */
export function watchHealth(listener: (health: HealthOfAll) => void): () => void {
  state.listeners.add(listener);
  listener(healthOfAll());
  return () => state.listeners.delete(listener);
}

function healthOfAll(): HealthOfAll {
  const now = performance.now();
  return Object.fromEntries([...state.connections].map(([id, { health }]) => [id, health.view(now)]));
}

function known({ id, origin, basePath }: Address): Known {
  const at = origin + basePath;
  const found = state.connections.get(id);
  if (found?.at === at) return found;
  const made: Known = { at, health: new ConnectionHealth(), told: '' };
  if (!found && state.connections.size >= REMEMBERED) forgetOne();
  state.connections.set(id, made);
  return made;
}

function forgetOne(): void {
  const byUse = [...state.connections].sort(([, one], [, other]) => one.health.usedAt - other.health.usedAt);
  state.connections.delete(byUse[0]![0]);
}

/** How long it has lasted and will last is no news; that it is tried at another moment than was said is. */
function signatureOf(health: UpstreamHealth): string {
  if (health.is !== 'not_answering') return JSON.stringify(health);
  return `${health.reason} ${Math.round((performance.now() + health.retryInMs) / 1_000)}`;
}
