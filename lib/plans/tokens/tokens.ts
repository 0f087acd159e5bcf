import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { hashToken, makeToken } from '@/lib/auth/one-time-token';
import type { TokenRequest, TokenView } from '@/lib/configuration/requests';
import { findRow } from '@/lib/connection/connections';
import { ConsoleError, notFound } from '@/lib/http/console-error';
import { refusingTakenName } from '@/lib/http/taken-name';
import { getRuntime } from '@/lib/store/store';
import { user } from '@/lib/store/tables/auth';
import { configurationToken } from '@/lib/store/tables/configuration';

/** What a token begins with: people, and programs that look for leaked secrets, know it by that. */
export const TOKEN_PREFIX = 'cfg_';
const DAY_MS = 24 * 3600_000;
/** So many may one connection have: each is a credential that somebody must keep in mind. */
const MOST_TOKENS = 50;

type Row = typeof configurationToken.$inferSelect;

/**
 * The tokens of a connection, oldest first, those that have expired too.
 *
 * @throws ConsoleError 404
 */
export async function listTokens(connectionId: string): Promise<TokenView[]> {
  await findRow(connectionId);
  const { store } = await getRuntime();
  const rows = await store.db
    .select({ token: configurationToken, madeByName: user.name })
    .from(configurationToken)
    .innerJoin(user, eq(user.id, configurationToken.madeBy))
    .where(eq(configurationToken.connectionId, connectionId))
    .orderBy(asc(configurationToken.madeAt), asc(configurationToken.id));
  return rows.map(({ token, madeByName }) => viewOf(token, madeByName));
}

/**
 * Makes a token for a connection. It can be read from this answer only.
 *
 * @throws ConsoleError 404, 409 `token_name_taken` or `too_many_tokens`
 */
export async function createToken(
  connectionId: string,
  { name, scope, days }: TokenRequest,
  maker: { readonly id: string; readonly name: string },
): Promise<TokenView & { readonly token: string }> {
  if ((await listTokens(connectionId)).length >= MOST_TOKENS) {
    throw new ConsoleError(409, 'too_many_tokens', `A connection has at most ${MOST_TOKENS} tokens`);
  }
  const token = TOKEN_PREFIX + makeToken().token;
  const now = new Date();
  const { store } = await getRuntime();
  const insert = store.db
    .insert(configurationToken)
    .values({
      id: randomUUID(),
      connectionId,
      name,
      scope,
      tokenHash: hashToken(token),
      hint: token.slice(-4),
      madeBy: maker.id,
      madeAt: now,
      expiresAt: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
    })
    .returning();
  const [row] = await refusingTakenName(insert, {
    index: 'configuration_token_name',
    code: 'token_name_taken',
    message: 'The connection already has a token of this name',
  });
  return { ...viewOf(row!, maker.name), token };
}

/**
 * Takes a token back: from now on it opens nothing.
 *
 * @throws ConsoleError 404
 */
export async function deleteToken(connectionId: string, id: string): Promise<void> {
  const { store } = await getRuntime();
  const deleted = await store.db
    .delete(configurationToken)
    .where(and(eq(configurationToken.id, id), eq(configurationToken.connectionId, connectionId)))
    .returning({ id: configurationToken.id });
  if (deleted.length === 0) throw notFound('Token');
}

function viewOf(row: Row, madeBy: string): TokenView {
  const { id, name, scope, madeAt, lastUsedAt, expiresAt, hint } = row;
  return {
    ...{ id, name, scope, madeBy, hint },
    madeAt: madeAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  };
}
