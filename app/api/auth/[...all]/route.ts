import { getAuth } from '@/lib/auth/auth';
import { forgetSessions } from '@/lib/auth/session-lookup';
import { errorReply } from '@/lib/http/error-reply';
import { requestIdOf } from '@/lib/http/request-id';
import { assertSameOrigin } from '@/lib/http/same-origin';
import { getRuntime } from '@/lib/store/store';

export const dynamic = 'force-dynamic';

/** better-auth's own endpoints: sign-in, sessions, password, two-factor. */
async function handle(request: Request): Promise<Response> {
  try {
    if (request.method === 'GET') return await (await getAuth()).handler(request);
    assertSameOrigin((await getRuntime()).config, request);
    const reply = await (await getAuth()).handler(request);
    // Any of them may have ended a session or changed a user.
    forgetSessions();
    return reply;
  } catch (error) {
    return errorReply(error, requestIdOf(request.headers));
  }
}

export { handle as GET, handle as POST };
