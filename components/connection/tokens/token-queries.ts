import { queryOptions } from '@tanstack/react-query';
import { heldSecrets } from '@/components/session/held-secrets';
import { callConsole } from '@/lib/api/console-call';
import type { TokenRequest, TokenView } from '@/lib/configuration/requests';

export type NewToken = TokenView & { readonly token: string };

const tokensOf = (connectionId: string) => `connections/${encodeURIComponent(connectionId)}/tokens`;

export function tokensQuery(connectionId: string) {
  return queryOptions({
    queryKey: ['console', 'connection-tokens', connectionId],
    queryFn: ({ signal }) =>
      callConsole<{ tokens: readonly TokenView[] }>(tokensOf(connectionId), { signal }),
  });
}

/** @throws ApiError 409 `token_name_taken`, `too_many_tokens` */
export function makeToken(connectionId: string, body: TokenRequest): Promise<NewToken> {
  return callConsole(tokensOf(connectionId), { method: 'POST', body });
}

export function revokeToken(connectionId: string, id: string): Promise<unknown> {
  return callConsole(`${tokensOf(connectionId)}/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** Tokens that were made and of which nobody has said yet that they are saved, by user and connection. */
export const unsavedTokens = heldSecrets<NewToken>();
