import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { call } from '../client.ts';
import type { ClientOperation } from '../client-operation.ts';
import { noteConfirmed } from '../confirmed.ts';
import { forgetKey } from '../idempotency.ts';
import { NOT_SENT } from '../offline-writes.ts';
import { type Found, outcomeOf, Unsettled } from '../outcome.ts';
import { keyOf, keyOfArea, queryOf, type Target } from '../queries.ts';
import type { Page } from '../reply.ts';
import type { Parts } from '../request.ts';
import { checksOfCalendars } from './calendars.ts';
import { checksOfCatalog } from './catalog.ts';
import { checksOfContacts } from './contacts.ts';
import { checksOfDeals } from './deals.ts';
import { type Check, type Finding, type Look, undone, unseen } from './finding.ts';
import { checksOfForms } from './forms.ts';
import { checksOfPipelines } from './pipelines.ts';
import { checksOfWebhooks } from './webhooks.ts';
import { checksOfWorkflows } from './workflows.ts';

const checks: Readonly<Record<string, Check>> = {
  ...checksOfDeals,
  ...checksOfCalendars,
  ...checksOfCatalog,
  ...checksOfContacts,
  ...checksOfForms,
  ...checksOfPipelines,
  ...checksOfWebhooks,
  ...checksOfWorkflows,
};

/** Milliseconds before a second look: what a cut connection left behind may still be on its way. */
const SECOND_LOOK = 700;

/** The reply did not come in time, so that the server may well be at it still. */
const slow = ['upstream_timeout'];

/** Milliseconds that a look may take: who waits for it has waited for the write already. */
const LONGEST_LOOK = 8_000;

export type Unanswered = {
  readonly operation: ClientOperation;
  readonly sent: Parts;
  readonly target: Target;
  /** What it ended with. */
  readonly error: ApiError;
  readonly startedAt: number;
  readonly client: QueryClient | undefined;
  /** Sends the same again, by the same key. */
  readonly resend: () => Promise<unknown>;
};

/**
 * Reads what became of a write whose answer did not say. @returns what the server would have answered, where it
 * happened @throws ApiError the refusal itself, where it is sure that nothing happened before it; else Unsettled
 */
export async function settleWrite(write: Unanswered): Promise<object> {
  const { operation, target, error, client, resend } = write;
  let finding = await lookAt(write);
  if (finding.kind === 'undone') {
    await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK));
    finding = await lookAt(write);
  }
  // What the page shows of it was put back or never shown.
  const readAnew = () => void client?.invalidateQueries({ queryKey: keyOfArea(operation.area, target) });
  readAnew();
  if (finding.kind === 'done') {
    noteConfirmed(finding.reply);
    return finding.reply;
  }
  const isRefused = outcomeOf(error) === 'refused';
  // That a later try was not sent says nothing of the one before it.
  const isAnswered = error.code !== NOT_SENT && !(operation.id in checks);
  if (isRefused && (finding.kind === 'undone' || isAnswered)) throw error;
  const found = foundBy(finding, error);
  // The kept failure would be all that the key is ever answered.
  if (found === 'undone' && error.isReplay) forgetKey(write.sent);
  throw new Unsettled(error, {
    found,
    checkedAt: Date.now(),
    again: {
      check: operation.id in checks ? () => settleWrite(write) : undefined,
      resend: () => resend().finally(readAnew),
    },
  });
}

function foundBy({ kind }: Finding, { code, status }: ApiError): Found {
  if (kind !== 'undone') return 'unseen';
  return slow.includes(code) || status === 504 || status === 408 ? 'not_yet' : 'undone';
}

async function lookAt({ operation, sent, target, startedAt, client }: Unanswered): Promise<Finding> {
  const check = checks[operation.id];
  if (!check) return unseen;
  const until = { ...target, signal: AbortSignal.timeout(LONGEST_LOOK), isNow: true };
  const look: Look = {
    sent,
    startedAt,
    read: (read, parts) => call(read, parts, until),
    find: async (read, parts) => {
      try {
        return await call(read, parts, until);
      } catch (error) {
        if (error instanceof ApiError && [404, 410].includes(error.status) && !error.isConsole) return null;
        throw error;
      }
    },
    before: (read, parts, list) =>
      client?.getQueryData(queryOf(read, parts as never, target).queryKey) ??
      (list && client && rowOf(client, keyOf(list, target), Object.values(parts.path ?? {})[0])),
  };
  try {
    return await check(look);
  } catch (error) {
    // The record itself is gone, so that the write can have no effect any more.
    const isGone = error instanceof ApiError && error.status === 404 && !error.isConsole;
    return isGone ? undone : unseen;
  }
}

/** A record as the lists that the page has read show it. */
function rowOf(client: QueryClient, queryKey: readonly unknown[], id: unknown): object | undefined {
  const lists = client.getQueriesData<InfiniteData<Page<object>> | Page<object>>({ queryKey });
  return lists
    .flatMap(([, data]) => (data && 'pages' in data ? data.pages : data ? [data] : []))
    .flatMap(({ items }) => items ?? [])
    .find((item) => String(Reflect.get(item, 'id')) === String(id));
}
