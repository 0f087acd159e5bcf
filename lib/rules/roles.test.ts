import { expect, it } from 'vitest';
import { mayManageConnections, mayManageUsers, mayReadAllActivity, roles } from './roles';

it('leaves users to the owner, connections and the whole activity to owner and admin', () => {
  expect(roles.filter(mayManageUsers)).toEqual(['owner']);
  expect(roles.filter(mayManageConnections)).toEqual(['owner', 'admin']);
  expect(roles.filter(mayReadAllActivity)).toEqual(['owner', 'admin']);
});
