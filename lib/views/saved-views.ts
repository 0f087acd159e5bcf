import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { ConsoleError, notFound } from '@/lib/http/console-error';
import { refusingTakenName } from '@/lib/http/taken-name';
import { getRuntime } from '@/lib/store/store';
import { connection } from '@/lib/store/tables/connection';
import { savedView, shownColumns } from '@/lib/store/tables/views';
import type { ColumnsChange, NewView, SavedView, ViewChange, ViewsReply } from './view-input';

/** Views of one list and one connection that a user may keep. */
const MOST_VIEWS = 50;

const fields = { id: savedView.id, name: savedView.name, query: savedView.query };

/** The user's views of a list, by name, and the columns they chose for it. */
export async function listViews(
  userId: string,
  { page, connection_id: connectionId }: { page: string; connection_id: string },
): Promise<ViewsReply> {
  const { store } = await getRuntime();
  const [data, [chosen]] = await Promise.all([
    store.db
      .select(fields)
      .from(savedView)
      .where(of(userId, connectionId, page))
      .orderBy(asc(savedView.name)),
    store.db.select().from(shownColumns).where(columnsOf(userId, page)),
  ]);
  return { data, columns: chosen?.columns ?? null };
}

/** @throws ConsoleError 404 for an unknown connection, 409 `view_name_taken` or `too_many_views` */
export async function createView(userId: string, view: NewView): Promise<SavedView> {
  const { store } = await getRuntime();
  const [known] = await store.db
    .select({ id: connection.id })
    .from(connection)
    .where(eq(connection.id, view.connectionId));
  if (!known) throw notFound('Connection');
  const [kept] = await store.db
    .select({ count: count() })
    .from(savedView)
    .where(of(userId, view.connectionId, view.page));
  if ((kept?.count ?? 0) >= MOST_VIEWS) {
    throw new ConsoleError(
      409,
      'too_many_views',
      `No more than ${MOST_VIEWS} views of one list can be saved`,
    );
  }
  const insert = store.db
    .insert(savedView)
    .values({ id: randomUUID(), userId, ...view })
    .returning(fields);
  return (await refusingTakenName(insert, takenName))[0]!;
}

/** @throws ConsoleError 404, also for another user's view; 409 `view_name_taken` */
export async function changeView(userId: string, id: string, change: ViewChange): Promise<SavedView> {
  const { store } = await getRuntime();
  if (Object.keys(change).length === 0) throw new ConsoleError(422, 'validation_error', 'Nothing to change');
  const update = store.db.update(savedView).set(change).where(own(userId, id)).returning(fields);
  const [view] = await refusingTakenName(update, takenName);
  if (!view) throw notFound('View');
  return view;
}

/** @throws ConsoleError 404, also for another user's view */
export async function deleteView(userId: string, id: string): Promise<void> {
  const { store } = await getRuntime();
  const deleted = await store.db.delete(savedView).where(own(userId, id)).returning({ id: savedView.id });
  if (deleted.length === 0) throw notFound('View');
}

/** Keeps which columns of a list the user looks at, in their order. */
export async function chooseColumns(userId: string, { page, columns }: ColumnsChange): Promise<void> {
  const { store } = await getRuntime();
  if (columns === null) {
    await store.db.delete(shownColumns).where(columnsOf(userId, page));
    return;
  }
  await store.db
    .insert(shownColumns)
    .values({ userId, page, columns })
    .onConflictDoUpdate({ target: [shownColumns.userId, shownColumns.page], set: { columns } });
}

const own = (userId: string, id: string) => and(eq(savedView.userId, userId), eq(savedView.id, id));
const of = (userId: string, connectionId: string, page: string) =>
  and(eq(savedView.userId, userId), eq(savedView.connectionId, connectionId), eq(savedView.page, page));
const columnsOf = (userId: string, page: string) =>
  and(eq(shownColumns.userId, userId), eq(shownColumns.page, page));

const takenName = {
  index: 'saved_view_name',
  code: 'view_name_taken',
  message: 'Another view of this list has this name',
};
