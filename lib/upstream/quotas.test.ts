import { expect, it } from 'vitest';
import { type Caller, SOCKETS, wishOf } from './quotas';

const kinds: readonly Caller['kind'][] = ['read', 'write', 'feed', 'export', 'test'];
const caller: Caller = {
  kind: 'read',
  connection: 'c-1',
  origin: 'https://api.example.cl',
  operation: 'listDeals',
  user: 'u-1',
  page: 'p-1',
};
const keysOf = (one: Caller) => wishOf(one).quotas.map(({ key }) => key);

it('gives each kind of call quotas of its own, so that no read keeps a write waiting', () => {
  const all = kinds.flatMap((kind) => keysOf({ ...caller, kind }));
  expect(new Set(all).size).toBe(all.length);
});

it('has a socket for every claim on a server', () => {
  const most = kinds.map((kind) => wishOf({ ...caller, kind }).quotas[0]!.limit);
  expect(most.reduce((sum, limit) => sum + limit)).toBeLessThan(SOCKETS);
});

it.each([
  ['connection', 'c-2', 'origin'],
  ['operation', 'listContacts', 'origin|connection|user|page'],
  ['user', 'u-2', 'origin|connection|operation'],
  ['page', 'p-2', 'origin|connection|operation|user|user operation'],
] as const)('of another %s it shares with this one only what is wider', (part, value, shared) => {
  const names = ['origin', 'connection', 'operation', 'user', 'user operation', 'page'];
  const other = new Set(keysOf({ ...caller, [part]: value }));
  const same = keysOf(caller).flatMap((key, index) => (other.has(key) ? [names[index]!] : []));
  expect(same).toEqual(names.filter((name) => shared.split('|').includes(name)));
});

it('narrows from the server to the page: no narrow quota is wider than the one around it', () => {
  for (const kind of kinds) {
    const [origin, connection, operation, user, userOperation, page] = wishOf({ ...caller, kind }).quotas.map(
      ({ limit }) => limit,
    );
    expect([
      origin! >= connection!,
      connection! >= operation!,
      user! >= userOperation!,
      user! >= page!,
    ]).toEqual([true, true, true, true]);
  }
});
