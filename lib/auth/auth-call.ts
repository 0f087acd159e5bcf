import { ApiError } from '@/lib/api/api-error';
import type { AuthClient } from './auth-client';

type Answer<T> = {
  data: T | null;
  error: { status: number; statusText: string; code?: string; message?: string } | null;
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
  throw new ApiError({
    operation: { id: 'console auth' },
    status: error.status,
    code: error.code === 'UNAUTHORIZED' ? 'unauthenticated' : (error.code ?? 'http_error'),
    message: error.message || error.statusText || `HTTP ${error.status}`,
  });
}
