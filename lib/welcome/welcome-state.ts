import 'server-only';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { findRow } from '@/lib/connection/connections';
import { text } from '@/lib/contract/scalars';
import { getRuntime } from '@/lib/store/store';
import { welcome } from '@/lib/store/tables/welcome';
import { type WelcomeState, welcomeStates } from './welcome-reply';

/** Query of `GET /api/console/welcome`. */
export const welcomeQuery = z.object({ connection_id: text(100) });

/** Body of `PATCH /api/console/welcome`. */
export const welcomeChange = z.strictObject({ connectionId: text(100), state: z.enum(welcomeStates) });

/** Whether the user put the welcome of a connection away. */
export async function readWelcomeState(userId: string, connectionId: string): Promise<WelcomeState> {
  const { store } = await getRuntime();
  const [row] = await store.db.select().from(welcome).where(isOf(userId, connectionId));
  return row?.state ?? 'open';
}

/** @throws ConsoleError 404 for an unknown connection */
export async function setWelcomeState(
  userId: string,
  { connectionId, state }: z.output<typeof welcomeChange>,
): Promise<void> {
  const { store } = await getRuntime();
  if (state === 'open') {
    await store.db.delete(welcome).where(isOf(userId, connectionId));
    return;
  }
  await findRow(connectionId);
  await store.db
    .insert(welcome)
    .values({ userId, connectionId, state })
    .onConflictDoUpdate({ target: [welcome.userId, welcome.connectionId], set: { state } });
}

const isOf = (userId: string, connectionId: string) =>
  and(eq(welcome.userId, userId), eq(welcome.connectionId, connectionId));
