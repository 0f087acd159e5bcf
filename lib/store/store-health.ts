import { processWide } from './process-wide';
import { getRuntime } from './store';

/** How long an answer holds: checks come unasked and often, from anybody. */
const HOLDS_MS = 1_000;
const PATIENCE_MS = 3_000;

const latest = processWide('store-health', () => ({
  asked: undefined as Promise<boolean> | undefined,
  until: 0,
}));

/** Whether the console's store answers, asked at most once a second. Settles within 3 s and never rejects. */
export function isStoreWell(): Promise<boolean> {
  if (latest.asked && Date.now() < latest.until) return latest.asked;
  latest.until = Number.POSITIVE_INFINITY;
  latest.asked = ask().finally(() => {
    latest.until = Date.now() + HOLDS_MS;
  });
  return latest.asked;
}

async function ask(): Promise<boolean> {
  const patience = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => patience.resolve(false), PATIENCE_MS);
  const answer = getRuntime()
    .then(({ store }) => store.ping())
    .then(
      () => true,
      () => false,
    );
  return Promise.race([answer, patience.promise]).finally(() => clearTimeout(timer));
}

/** 200 where the console can do its work, 503 while its store does not answer. */
export async function healthReply(): Promise<Response> {
  const isWell = await isStoreWell();
  return Response.json(
    { status: isWell ? 'ok' : 'store_unreachable' },
    { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
