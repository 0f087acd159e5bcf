import { ApiError } from '@/lib/api/api-error';

type Answer<T> = {
  data: T | null;
  error: { status: number; statusText: string; code?: string; message?: string } | null;
};

/**
 * What a better-auth call answered, with its refusals thrown as every other call of a page throws them.
 *
 * @throws ApiError with better-auth's code; `unauthenticated` where the session has ended
 */
export async function authCall<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, error } = await answer;
  if (!error) return data as T;
  throw new ApiError({
    operation: { id: 'console auth' },
    status: error.status,
    code: error.code === 'UNAUTHORIZED' ? 'unauthenticated' : (error.code ?? 'http_error'),
    message: error.message || error.statusText || `HTTP ${error.status}`,
  });
}
