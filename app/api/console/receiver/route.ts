import { z } from 'zod';
import { answer, forRoles } from '@/lib/http/handler';
import { readJson } from '@/lib/http/read-input';
import { mayReceive } from '@/lib/receiver/may-receive';
import { receiverAnswer } from '@/lib/receiver/receiver-answer';
import { deleteReceiver, findReceiver, renewReceiver, setAnswer } from '@/lib/receiver/receivers';

const change = z.strictObject({ answer: receiverAnswer });

export const GET = forRoles(mayReceive, async ({ request, session }) => ({
  receiver: await findReceiver(session.user.id, request.headers),
}));

export const POST = forRoles(mayReceive, async ({ request, session }) =>
  answer(await renewReceiver(session.user.id, request.headers), 201),
);

export const PATCH = forRoles(mayReceive, async ({ request, session }) =>
  setAnswer(session.user.id, (await readJson(request, change)).answer, request.headers),
);

export const DELETE = forRoles(mayReceive, async ({ session }) => {
  await deleteReceiver(session.user.id);
  return { deleted: true };
});
