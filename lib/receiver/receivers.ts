import 'server-only';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { notFound } from '@/lib/http/console-error';
import { trustedOrigins } from '@/lib/http/same-origin';
import { firstAnswer, type ReceiverAnswer } from '@/lib/rules/receiver-answer';
import { getRuntime } from '@/lib/store/store';
import { user } from '@/lib/store/tables/auth';
import { receiver } from '@/lib/store/tables/receiver';
import { mayReceive } from './may-receive';
import type { ReceiverView } from './receiver-view';

type Row = typeof receiver.$inferSelect;

const makeToken = () => randomBytes(32).toString('base64url');

/** The user's receiver, null before they made one. `headers` are those of the page's request. */
export async function findReceiver(userId: string, headers: Headers): Promise<ReceiverView | null> {
  const { store } = await getRuntime();
  const [row] = await store.db.select().from(receiver).where(eq(receiver.userId, userId));
  return row ? viewOf(row, headers) : null;
}

/** Makes the user's receiver, or gives it a new address: the one before is dead at once. */
export async function renewReceiver(userId: string, headers: Headers): Promise<ReceiverView> {
  const { store } = await getRuntime();
  const made = { token: makeToken(), createdAt: new Date() };
  const [row] = await store.db
    .insert(receiver)
    .values({ userId, answer: firstAnswer, ...made })
    .onConflictDoUpdate({ target: receiver.userId, set: made })
    .returning();
  return viewOf(row!, headers);
}

/** @throws ConsoleError 404 where the user has no receiver */
export async function setAnswer(
  userId: string,
  answer: ReceiverAnswer,
  headers: Headers,
): Promise<ReceiverView> {
  const { store } = await getRuntime();
  const [row] = await store.db
    .update(receiver)
    .set({ answer })
    .where(eq(receiver.userId, userId))
    .returning();
  if (!row) throw notFound('Receiver');
  return viewOf(row, headers);
}

/** Takes the address away, and with it everything it received. */
export async function deleteReceiver(userId: string): Promise<void> {
  const { store } = await getRuntime();
  await store.db.delete(receiver).where(eq(receiver.userId, userId));
}

/** Whose address it is and what they want answered; undefined also where their role has no receiver any more. */
export async function receiverOfToken(token: string): Promise<Row | undefined> {
  if (!/^[\w-]+$/.test(token)) return undefined;
  const { store } = await getRuntime();
  const [found] = await store.db
    .select({ receiver, role: user.role })
    .from(receiver)
    .innerJoin(user, eq(user.id, receiver.userId))
    .where(eq(receiver.token, token));
  return found && mayReceive(found.role) ? found.receiver : undefined;
}

/** By number for this machine: the console may listen on 127.0.0.1 alone while `localhost` may mean `::1`. */
async function viewOf({ token, answer, createdAt }: Row, headers: Headers): Promise<ReceiverView> {
  const { config } = await getRuntime();
  const url = new URL(`/hooks/${token}`, trustedOrigins(config, headers)[0] ?? config.url);
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1';
  return { url: url.href, answer, createdAt: createdAt.toISOString() };
}
