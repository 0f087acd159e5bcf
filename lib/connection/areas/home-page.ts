import type { Role } from '@/lib/rules/roles';
import { accessTo, type ClosedAreas } from './page-access';

/** The area that each role came for; the others come for the deals. */
const homes: Partial<Record<Role, 'webhooks' | 'workflows'>> = {
  integrator: 'webhooks',
  designer: 'workflows',
};

/**
 * Where the console opens: undefined for the board of the default pipeline, which is `/` itself. Who cannot have what
 * the role came for sees the board, and without pipelines the overview.
 */
export function homeOf(role: Role, closed: ClosedAreas): string | undefined {
  const home = homes[role];
  if (home && accessTo(home, closed) === 'open') return `/${home}`;
  return accessTo('pipelines', closed) === 'open' ? undefined : '/overview';
}
