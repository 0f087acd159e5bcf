import { ApiError } from '@/lib/api/api-error';
import type { AuthClient } from './auth-client';

type Words = { code?: string; message?: string };
type Answer<T> = {
  data: T | null;
  /** better-auth's own words, or within `error` the console's. */
  error: (Words & { status: number; statusText: string; error?: Words }) | null;
};

/**
 * Calls better-auth's client, which is loaded when it is needed. Gives what it answered; its refusals are thrown as
 * every other call of a page throws them.
 *
 * @throws ApiError with better-auth's code; `unauthenticated` where the session has ended
 */
export async function authCall<T>(act: (client: AuthClient) => Promise<Answer<T>>): Promise<T> {
  const { authClient } = await import('./auth-client');
  const { data, error } = await act(authClient);
  if (!error) return data as T;
  const { code = 'http_error', message } = error.error ?? error;
  throw new ApiError({
    operation: { id: 'console auth' },
    status: error.status,
    code: code === 'UNAUTHORIZED' ? 'unauthenticated' : code,
    message: message || error.statusText || `HTTP ${error.status}`,
  });
}
