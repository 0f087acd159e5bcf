import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { ReceiverView, RequestSummary, RequestView } from '@/lib/receiver/receiver-view';
import type { ReceiverAnswer } from '@/lib/rules/receiver-answer';

const LOOK_EVERY_MS = 2_000;

/** The user's receiver, null before they made one. */
export const receiverQuery = queryOptions({
  queryKey: ['console', 'receiver'],
  queryFn: async ({ signal }) =>
    (await callConsole<{ receiver: ReceiverView | null }>('receiver', { signal })).receiver,
});

/** What it was sent, newest first; looked for anew every two seconds while the page is seen. */
export const requestsQuery = queryOptions({
  queryKey: ['console', 'receiver', 'requests'],
  queryFn: async ({ signal }) =>
    (await callConsole<{ data: RequestSummary[] }>('receiver/requests', { signal })).data,
  refetchInterval: LOOK_EVERY_MS,
});

/** One request with its body; it never changes. */
export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: ['console', 'receiver', 'request', id],
    queryFn: ({ signal }) => callConsole<RequestView>(`receiver/requests/${id}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Makes the receiver, or gives it a new address. */
export const renewReceiver = () => callConsole<ReceiverView>('receiver', { method: 'POST' });
export const removeReceiver = () => callConsole<unknown>('receiver', { method: 'DELETE' });
export const clearRequests = () => callConsole<unknown>('receiver/requests', { method: 'DELETE' });
export const chooseAnswer = (answer: ReceiverAnswer) =>
  callConsole<ReceiverView>('receiver', { method: 'PATCH', body: { answer } });
