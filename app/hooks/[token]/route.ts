import { ConsoleError, notFound } from '@/lib/http/console-error';
import { errorReply } from '@/lib/http/error-reply';
import { requestIdOf } from '@/lib/http/request-id';
import { giveAnswer } from '@/lib/receiver/give-answer';
import { readBody } from '@/lib/receiver/read-body';
import { keepRequest } from '@/lib/receiver/received-requests';
import { receiverOfToken } from '@/lib/receiver/receivers';
import { admitRequest } from '@/lib/receiver/request-limit';

type Context = { params: Promise<{ token: string }> };

/** A user's test receiver: keeps what it is sent and answers what its owner chose. The address is the credential. */
async function receive(request: Request, { params }: Context): Promise<Response> {
  try {
    const receiver = await receiverOfToken((await params).token);
    if (!receiver) throw notFound('Receiver');
    const done = admitRequest(receiver.userId);
    if (!done) {
      throw new ConsoleError(429, 'too_many_requests', 'This test receiver takes 300 requests in 10 s', {
        headers: { 'retry-after': '10' },
      });
    }
    try {
      const { bytes, isCut } = await readBody(request);
      await keepRequest({
        userId: receiver.userId,
        at: new Date(),
        method: request.method,
        query: new URL(request.url).search,
        headers: keptHeaders(request.headers),
        body: bytes.toString('base64'),
        bodyBytes: bytes.byteLength,
        isCut,
        answer: receiver.answer,
      });
      return await giveAnswer(receiver.answer, request);
    } finally {
      done();
    }
  } catch (error) {
    return errorReply(error, requestIdOf(request.headers));
  }
}

/** Without cookies: a browser that is led here by another user would hand over its session of the console. */
function keptHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'cookie'));
}

export { receive as DELETE, receive as GET, receive as PATCH, receive as POST, receive as PUT };
