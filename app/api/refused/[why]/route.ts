import { ConsoleError, errorResponse } from '@/lib/http/console-error';
import { requestIdOf } from '@/lib/http/request-id';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ why: string }> };

/** Answers what no route can take (lib/http/odd-requests.ts) in the shape of all errors. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const isMethod = (await params).why === 'method';
  const refusal = isMethod
    ? new ConsoleError(405, 'method_not_allowed', 'The console does not take this method', {
        headers: { allow: 'GET, POST, PUT, PATCH, DELETE' },
      })
    : new ConsoleError(400, 'invalid_path', 'The address is not valid percent-encoded UTF-8');
  return errorResponse(refusal, requestIdOf(request.headers));
}
