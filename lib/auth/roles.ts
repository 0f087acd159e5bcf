import { isWrite } from '../contract/method.ts';
import type { Area, Operation } from '../contract/operation.ts';

export const roles = ['owner', 'admin', 'integrator', 'designer', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Roles that an invitation may give; an owner is made from a user who is already there. */
export const invitedRoles = ['admin', 'integrator', 'designer', 'viewer'] as const satisfies readonly Role[];

const writableAreas: Record<Role, 'all' | readonly Area[]> = {
  owner: 'all',
  admin: 'all',
  integrator: ['webhooks', 'sandbox'],
  designer: ['workflows', 'forms'],
  viewer: [],
};

type Callable = Pick<Operation, 'area' | 'method' | 'readOnly' | 'writersOnly'>;

/** Whether the role may call the operation: everybody reads, each writes what its work needs. */
export function mayCall(role: Role, operation: Callable): boolean {
  const areas = writableAreas[role];
  const isForAll = !isWrite(operation) && operation.writersOnly !== true;
  return isForAll || areas === 'all' || areas.includes(operation.area);
}

/** Invites, removes, changes roles, ends others' sessions. */
export function mayManageUsers(role: Role): boolean {
  return role === 'owner';
}

/** Adds, changes, tests and removes connections (docs/decisions/0041-roles.md says why an admin may). */
export function mayManageConnections(role: Role): boolean {
  return role === 'owner' || role === 'admin';
}

/** Sees what others did; everybody sees their own. */
export function mayReadAllActivity(role: Role): boolean {
  return role === 'owner' || role === 'admin';
}
