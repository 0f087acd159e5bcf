import { isWrite } from '../contract/method.ts';
import type { Area, Operation } from '../contract/operation.ts';

export const roles = ['owner', 'admin', 'integrator', 'designer', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Roles that an invitation may give; an owner is made from a user who is already there. */
export const invitedRoles = ['admin', 'integrator', 'designer', 'viewer'] as const satisfies readonly Role[];

const managers: readonly Role[] = ['owner', 'admin'];
const integrators: readonly Role[] = [...managers, 'integrator'];
const designers: readonly Role[] = [...managers, 'designer'];

/** Who may change each area of the API; everybody reads it. An area to come does not compile without its row. */
const writers: Record<Area, readonly Role[]> = {
  pipelines: managers,
  contacts: managers,
  catalog: managers,
  // A booking, its move or its end reaches the customer.
  calendars: managers,
  // So does a message.
  content: managers,
  // Whoever makes them publishes them.
  forms: designers,
  workflows: designers,
  webhooks: integrators,
  // All that a sandbox has beside the API: nothing of it reaches anybody.
  sandbox: integrators,
};

type Callable = Pick<Operation, 'area' | 'method' | 'readOnly' | 'writersOnly' | 'issuesCredential'>;

/**
 * Whether the role may call the operation from the browser: everybody reads, each writes what its work needs. A
 * credential is handed to no browser: the console has an endpoint of its own that keeps it.
 */
export function mayCall(role: Role, operation: Callable): boolean {
  if (operation.issuesCredential === true) return false;
  const isForAll = !isWrite(operation) && operation.writersOnly !== true;
  return isForAll || writers[operation.area].includes(role);
}

/** Invites, removes, changes roles, ends others' sessions. */
export function mayManageUsers(role: Role): boolean {
  return role === 'owner';
}

/** Adds, changes, tests and removes connections (docs/decisions/0041-roles.md says why an admin may). */
export function mayManageConnections(role: Role): boolean {
  return managers.includes(role);
}

/** Sees what others did; everybody sees their own. */
export function mayReadAllActivity(role: Role): boolean {
  return managers.includes(role);
}

/** Makes plans of configuration, and withdraws their own; everybody reads and compares. */
export function mayPlanConfiguration(role: Role): boolean {
  return role !== 'viewer';
}

/** Approves and applies plans, takes them back, and withdraws others'. */
export function mayApplyConfiguration(role: Role): boolean {
  return managers.includes(role);
}
