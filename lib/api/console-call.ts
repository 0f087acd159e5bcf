import { tryParseJson } from '../json/parse-json';
import { errorOfAnswer } from './api-error';
import { send } from './send';

type ConsoleCall = { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; body?: unknown; signal?: AbortSignal };

/**
 * Calls an endpoint of the console itself (`/api/console/…`). The caller names the shape of the reply: both sides
 * are deployed together.
 *
 * @throws ApiError for every answer but 2xx, and with status 0 where none arrived
 */
export async function callConsole<Reply>(
  path: string,
  { method = 'GET', body, signal }: ConsoleCall = {},
): Promise<Reply> {
  const operation = { id: `console ${method} ${path}` };
  const answer = await send(operation, `/api/console/${path}`, {
    method,
    signal: signal ?? null,
    cache: 'no-store',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.status < 200 || answer.status > 299) throw errorOfAnswer(operation, answer);
  return tryParseJson(answer.text) as Reply;
}
