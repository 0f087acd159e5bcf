import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createMatcher, type Match } from '../../lib/contract/match.ts';
import { isWrite, takesIdempotencyKey } from '../../lib/contract/method.ts';
import type { Operation } from '../../lib/contract/operation.ts';
import type { Database } from '../../lib/database/database.ts';
import { onLiveConnection } from '../../lib/database/query-error.ts';
import type { Clocks } from '../clock/clocks.ts';
import type { Woken } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { textOf } from '../core/json-text.ts';
import type { Route } from '../core/route.ts';
import type { Strikes } from '../faults/faults.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { Authenticate } from './credentials.ts';
import { errorReply } from './error-reply.ts';
import { fingerprintOf, idempotencyKey } from './idempotency.ts';
import { type JsonReply, sendReply } from './json-reply.ts';
import { keepRequest, type Learned, outcomeOf } from './keep-request.ts';
import { type ParsedInput, parseInput } from './parse-input.ts';
import { presentedIn, single } from './presented.ts';
import { readBody } from './read-body.ts';
import { struckReply } from './struck-reply.ts';
import type { WriteQueue } from './write-queue.ts';

export interface ApiOptions {
  readonly routes: readonly Route[];
  readonly database: Database;
  readonly writes: WriteQueue;
  readonly authenticate: Authenticate;
  readonly log: Logger;
  readonly requestLog: Pick<RequestLog, 'add'>;
  /** The machine's. */
  readonly machine: () => Date;
  /** Called after each commit; the answer waits for it. */
  readonly onCommit: (woken: Woken) => Promise<void>;
  readonly clocks: Pick<Clocks, 'now'>;
  readonly faults: Strikes;
  /** Ends the waits of delayed requests. */
  readonly stopping: AbortSignal;
  /** Told of each answer: the operation's id, none where no operation was meant. */
  readonly onAnswered?: ((operation: string | undefined, status: number, tookMs: number) => void) | undefined;
  /** Known once the server listens. */
  readonly publicUrl: () => string;
}

const BASE = '/api/v1';

/** True where a request target is below `/api/v1`. */
export function isApiTarget(target: string): boolean {
  return target.startsWith(BASE) && ['/', '?', ''].includes(target.charAt(BASE.length));
}

/** Answers a request to the API. Never rejects. */
export type ApiHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** The API: every route at its path below `/api/v1`. */
export function createApi(options: ApiOptions): ApiHandler {
  const api = new Api(options);
  return (incoming, outgoing) => api.answer(incoming, outgoing);
}

type Called = {
  readonly route: Route;
  readonly pathParams: Readonly<Record<string, string>>;
  readonly subaccountId: number;
  readonly path: string;
  readonly query: string;
  readonly requestId: string;
  readonly learned: Learned;
};

/** What controls the sandbox always works: by it a fault is seen and ended. */
const strikeable = ({ area }: Operation) => area !== 'sandbox';

class Api {
  readonly #options: ApiOptions;
  readonly #match: (method: string, path: string) => Match | undefined;
  readonly #routes: ReadonlyMap<string, Route>;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.#match = createMatcher(options.routes.map(({ operation }) => operation));
    this.#routes = new Map(options.routes.map((route) => [route.operation.id, route]));
  }

  async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const requestId = `req_${randomUUID()}`;
    const [receivedAt, started] = [this.#options.machine(), performance.now()];
    const learned: Learned = {};
    const [path, query] = splitTarget(incoming.url ?? '');
    const reply = await this.#run(incoming, path, query, requestId, learned).catch((error) =>
      errorReply(error, requestId, this.#options.log),
    );
    sendReply(outgoing, reply);
    const durationMs = performance.now() - started;
    const { method = '' } = incoming;
    this.#options.onAnswered?.(learned.operation?.id, reply.status, durationMs);
    this.#options.log.info(
      {
        ...{ request_id: requestId, method, path, status: reply.status },
        ...(reply.lost && { lost: reply.lost }),
        ms: Math.round(durationMs),
      },
      'request',
    );
    const request = { requestId, receivedAt, durationMs, method, path, query };
    keepRequest(this.#options, incoming.headers, learned, reply, request);
  }

  /** Finds the operation and who calls it; a fault may strike from there on. */
  async #run(
    incoming: IncomingMessage,
    path: string,
    query: string,
    requestId: string,
    learned: Learned,
  ): Promise<JsonReply> {
    const { headers, method = '' } = incoming;
    const { route, pathParams } = this.#routeOf(method, path);
    const { operation } = route;
    learned.operation = operation;
    if (isWrite(operation) && headers['idempotency-key'] !== undefined) learned.idempotency = 'not_stored';
    learned.caller = 'nobody';
    const found = this.#options.authenticate(presentedIn(headers, operation));
    const caller = found instanceof Promise ? await found : found;
    learned.caller = caller;
    const { subaccountId } = caller;
    const called = { route, pathParams, subaccountId, path, query, requestId, learned };
    const fault = strikeable(operation)
      ? this.#options.faults.strike(subaccountId, { of: 'api', operation: operation.id, path })
      : undefined;
    if (!fault) return this.#carryOut(incoming, called);
    const { log, stopping } = this.#options;
    const arrive = async () => {
      learned.body = await readBody(incoming);
    };
    const work = () => this.#carryOut(incoming, called);
    return struckReply(fault, { arrive, work }, { requestId, log, stopping });
  }

  async #carryOut(
    incoming: IncomingMessage,
    { route, pathParams, subaccountId, path, query, requestId, learned }: Called,
  ): Promise<JsonReply> {
    const { headers, method = '' } = incoming;
    const { operation } = route;
    const body = learned.body ?? (await readBody(incoming));
    learned.body = body;
    const input = parseInput(operation, pathParams, new URLSearchParams(query), body);
    if (route.kind === 'read') {
      const text = textOf(await this.#read(route, subaccountId, input));
      return { status: operation.status, headers: { 'X-Request-Id': requestId }, body: text };
    }
    const now = this.#options.clocks.now(subaccountId);
    const key = takesIdempotencyKey(operation)
      ? idempotencyKey(single(headers['idempotency-key']))
      : undefined;
    const { answer, replayed, ...woken } = await this.#options.writes.run({
      subaccountId,
      now,
      publicUrl: this.#options.publicUrl(),
      requestId,
      status: operation.status,
      alone: route.alone,
      verb: (context) => route.verb(context, input as never),
      keyed:
        key === undefined
          ? undefined
          : { subaccountId, key, now, fingerprint: fingerprintOf(method, `${path}?${query}`, body) },
    });
    if (key !== undefined) learned.idempotency = outcomeOf(answer, replayed);
    await this.#options.onCommit(woken);
    const reply =
      'refusal' in answer
        ? errorReply(answer.refusal, requestId, this.#options.log)
        : { ...answer, headers: { 'X-Request-Id': requestId } };
    return replayed ? { ...reply, headers: { ...reply.headers, 'Idempotency-Replayed': 'true' } } : reply;
  }

  #routeOf(method: string, path: string) {
    const match = this.#match(method, path);
    if (!match) throw new ApiError('not_found', 'There is nothing at this path');
    if ('allow' in match) {
      const allow = match.allow.join(', ');
      throw new ApiError('method_not_allowed', `This path takes ${allow}`, [], { Allow: allow });
    }
    return { route: this.#routes.get(match.operation.id)!, pathParams: match.pathParams };
  }

  #read(route: Extract<Route, { kind: 'read' }>, subaccountId: number, input: ParsedInput) {
    const { database, clocks, publicUrl } = this.#options;
    const context = { db: database.db, subaccountId, now: clocks.now(subaccountId), publicUrl: publicUrl() };
    return onLiveConnection(() => route.verb(context, input as never));
  }
}

/** Path below the base, and query, of a request target. */
function splitTarget(target: string): [string, string] {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  return [path.slice(BASE.length), mark === -1 ? '' : target.slice(mark + 1)];
}
