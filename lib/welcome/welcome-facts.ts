import 'server-only';
import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { readAreas } from '@/lib/connection/areas/area-memory';
import { listConnections } from '@/lib/connection/connections';
import { getClock } from '@/lib/contract/clock';
import { publishForm } from '@/lib/contract/forms';
import { createPipeline, duplicatePipeline } from '@/lib/contract/pipelines';
import { publishWorkflow } from '@/lib/contract/workflows';
import type { ProbedOperation } from '@/lib/rules/finding';
import { getRuntime } from '@/lib/store/store';
import { invitation } from '@/lib/store/tables/access';
import { activity } from '@/lib/store/tables/activity';
import { user } from '@/lib/store/tables/auth';
import type { WelcomeFacts } from './welcome-reply';

const steps = {
  hasMadePipeline: [createPipeline.id, duplicatePipeline.id],
  hasPublishedForm: [publishForm.id],
  hasPublishedWorkflow: [publishWorkflow.id],
};

/** What the console knows of the first steps with a connection, for a user who is signed in. */
export async function readWelcomeFacts(userId: string, connectionId: string): Promise<WelcomeFacts> {
  const [isConnected, hasInvited, acts] = await Promise.all([
    leadsToOwnServer(),
    hasCompany(userId),
    actsOf(connectionId, Object.values(steps).flat()),
  ]);
  const hasDone = (ids: readonly string[]) => ids.some((id) => acts.has(id));
  return {
    isConnected,
    hasInvited,
    hasMadePipeline: hasDone(steps.hasMadePipeline),
    hasPublishedForm: hasDone(steps.hasPublishedForm),
    hasPublishedWorkflow: hasDone(steps.hasPublishedWorkflow),
  };
}

async function leadsToOwnServer(): Promise<boolean> {
  const known = await readAreas((await listConnections()).map(({ id }) => id));
  return [...known.values()].some(({ probed }) => isOwnServer(probed));
}

/**
 * Whether a server that answered is no sandbox: it has something of the API, and nothing of what only a sandbox has. Its
 * address says nothing: a sandbox may be anywhere, and a server on this machine may be one's own.
 */
export function isOwnServer(probed: readonly ProbedOperation[]): boolean {
  const ofSandbox = probed.find(({ operationId }) => operationId === getClock.id)?.finding;
  const isNone = ofSandbox === 'missing' || ofSandbox === 'no_right';
  return isNone && probed.some(({ finding }) => finding === 'has');
}

async function hasCompany(userId: string): Promise<boolean> {
  const { store } = await getRuntime();
  const [others, invited] = await Promise.all([
    store.db.select({ id: user.id }).from(user).where(ne(user.id, userId)).limit(1),
    store.db
      .select({ id: invitation.id })
      .from(invitation)
      .where(gt(invitation.expiresAt, new Date()))
      .limit(1),
  ]);
  return others.length + invited.length > 0;
}

/** Which of these operations succeeded with a connection, whoever carried them out. */
async function actsOf(connectionId: string, operationIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { store } = await getRuntime();
  const rows = await store.db
    .selectDistinct({ operationId: activity.operationId })
    .from(activity)
    .where(
      and(
        eq(activity.connectionId, connectionId),
        inArray(activity.operationId, [...operationIds]),
        lt(activity.status, 300),
      ),
    );
  return new Set(rows.map(({ operationId }) => operationId));
}
