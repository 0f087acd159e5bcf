import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { AreaMemory } from '@/lib/connection/areas/area-memory';
import type { ConnectionView } from '@/lib/connection/connection-view';
import type { Diagnosis } from '@/lib/connection/diagnosis';

type ConnectionList = {
  data: ConnectionView[];
  /** What is known of each one's server. */
  areas: Readonly<Record<string, AreaMemory>>;
  selected: string | null;
};

/** Where they are listed; one is at `<path>/<id>`. */
export const connectionsPath = '/settings/connections';

/** Every stored connection, and which one the user chose. */
export const connectionsQuery = queryOptions({
  queryKey: ['console', 'connections'],
  queryFn: ({ signal }) => callConsole<ConnectionList>('connections', { signal }),
});

/** What a form sends of a connection; `apiKey` is left out to keep the stored one. */
export type ConnectionInput = {
  name: string;
  baseUrl: string;
  apiKey?: string;
  environment: ConnectionView['environment'];
  clienteId: number | null;
};

/** Stores a new connection, or the changes of one. */
export function saveConnection(id: string | undefined, body: ConnectionInput): Promise<ConnectionView> {
  return id === undefined
    ? callConsole('connections', { method: 'POST', body })
    : callConsole(`connections/${id}`, { method: 'PATCH', body });
}

/** Tries an address and a key as given, or those that are stored. */
export function testConnection(body: {
  id?: string;
  baseUrl?: string;
  apiKey?: string;
  clienteId?: number | null;
}): Promise<Diagnosis> {
  return callConsole('connections/test', { method: 'POST', body });
}
