import { describe, expect, it } from 'vitest';
import { isWrite } from '@/lib/contract/method';
import { operations } from '@/lib/contract/registry';
import { mayCall, mayManageConnections, mayManageUsers, mayReadAllActivity, type Role, roles } from './roles';

const writesOf = (role: Role) =>
  new Set(
    operations.filter((operation) => isWrite(operation) && mayCall(role, operation)).map(({ id }) => id),
  );
const writesIn = (...areas: string[]) =>
  new Set(
    operations
      .filter((operation) => isWrite(operation) && areas.includes(operation.area))
      .map(({ id }) => id),
  );

describe('what each role may call', () => {
  it.each(roles)('%s reads everything but what is part of writing', (role) => {
    const refused = operations.filter((operation) => !isWrite(operation) && !mayCall(role, operation));
    const mayWrite = mayCall(role, { area: 'workflows', method: 'PUT' });
    expect(refused.map(({ id }) => id)).toEqual(mayWrite ? [] : ['testWorkflow']);
  });

  it('gives each the writes of its work and no other', () => {
    const all = new Set(operations.filter(isWrite).map(({ id }) => id));
    expect(writesOf('owner')).toEqual(all);
    expect(writesOf('admin')).toEqual(all);
    expect(writesOf('integrator')).toEqual(writesIn('webhooks', 'sandbox'));
    expect(writesOf('designer')).toEqual(writesIn('workflows', 'forms'));
    expect(writesOf('viewer')).toEqual(new Set());
  });

  it('holds writes in the areas that it names, so that no set above is empty by accident', () => {
    expect(writesOf('integrator')).toContain('rotateWebhookSecret');
    expect(writesOf('designer')).toContain('createForm');
    expect(writesOf('designer')).toContain('createWorkflow');
  });

  it('takes a POST that changes nothing for a read', () => {
    expect(mayCall('viewer', { area: 'workflows', method: 'POST', readOnly: true })).toBe(true);
    expect(mayCall('viewer', { area: 'workflows', method: 'POST' })).toBe(false);
    const test = { area: 'workflows', method: 'POST', readOnly: true, writersOnly: true } as const;
    expect(roles.filter((role) => mayCall(role, test))).toEqual(['owner', 'admin', 'designer']);
  });
});

it('leaves users to the owner, connections and the whole activity to owner and admin', () => {
  expect(roles.filter(mayManageUsers)).toEqual(['owner']);
  expect(roles.filter(mayManageConnections)).toEqual(['owner', 'admin']);
  expect(roles.filter(mayReadAllActivity)).toEqual(['owner', 'admin']);
});
