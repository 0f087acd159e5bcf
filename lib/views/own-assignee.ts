import 'server-only';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { text } from '@/lib/contract/scalars';
import { notFound } from '@/lib/http/console-error';
import { getRuntime } from '@/lib/store/store';
import { ownAssignee } from '@/lib/store/tables/assignee';
import { connection } from '@/lib/store/tables/connection';

/** Query of `GET /api/console/assignee`. */
export const assigneeQuery = z.object({ connection_id: text(100) });

/** Body of `PATCH /api/console/assignee`; null says that one is nobody there. */
export const assigneeChange = z.strictObject({
  connectionId: text(100),
  assigneeId: text(100).min(1).nullable(),
});

/** Which assignee the user said that they are; null where they did not. */
export async function readAssignee(userId: string, connectionId: string): Promise<string | null> {
  const { store } = await getRuntime();
  const [row] = await store.db.select().from(ownAssignee).where(isOf(userId, connectionId));
  return row?.assigneeId ?? null;
}

/** @throws ConsoleError 404 for an unknown connection */
export async function sayAssignee(
  userId: string,
  { connectionId, assigneeId }: z.output<typeof assigneeChange>,
): Promise<void> {
  const { store } = await getRuntime();
  if (assigneeId === null) {
    await store.db.delete(ownAssignee).where(isOf(userId, connectionId));
    return;
  }
  const known = await store.db
    .select({ id: connection.id })
    .from(connection)
    .where(eq(connection.id, connectionId));
  if (known.length === 0) throw notFound('Connection');
  await store.db
    .insert(ownAssignee)
    .values({ userId, connectionId, assigneeId })
    .onConflictDoUpdate({
      target: [ownAssignee.userId, ownAssignee.connectionId],
      set: { assigneeId },
    });
}

const isOf = (userId: string, connectionId: string) =>
  and(eq(ownAssignee.userId, userId), eq(ownAssignee.connectionId, connectionId));
