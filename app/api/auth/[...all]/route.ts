import { handleAuth } from '@/lib/auth/handle-auth';
import { errorReply } from '@/lib/http/error-reply';
import { requestIdOf } from '@/lib/http/request-id';

export const dynamic = 'force-dynamic';

/** Sign-in, sessions, password, two-factor. */
async function handle(request: Request): Promise<Response> {
  try {
    return await handleAuth(request);
  } catch (error) {
    return errorReply(error, requestIdOf(request.headers));
  }
}

export { handle as GET, handle as POST };
