import { z } from 'zod';
import { answer, forRoles } from '@/lib/auth/handler';
import { readJson } from '@/lib/http/read-input';
import { mayReceive } from '@/lib/receiver/may-receive';
import { deleteReceiver, findReceiver, renewReceiver, setAnswer } from '@/lib/receiver/receivers';
import { recorded } from '@/lib/receiver/record-act';
import { receiverAnswer } from '@/lib/rules/receiver-answer';

const change = z.strictObject({ answer: receiverAnswer });

export const GET = forRoles(mayReceive, async ({ request, session }) => ({
  receiver: await findReceiver(session.user.id, request.headers),
}));

export const POST = forRoles(
  mayReceive,
  recorded('renew', async ({ request, session }) =>
    answer(await renewReceiver(session.user.id, request.headers), 201),
  ),
);

export const PATCH = forRoles(
  mayReceive,
  recorded('answer', async ({ request, session }) =>
    setAnswer(session.user.id, (await readJson(request, change)).answer, request.headers),
  ),
);

export const DELETE = forRoles(
  mayReceive,
  recorded('remove', async ({ session }) => {
    await deleteReceiver(session.user.id);
    return { deleted: true };
  }),
);
