import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { createMatcher, type Match } from '../../lib/contract/match.ts';
import { isWrite } from '../../lib/contract/operation.ts';
import type { Database } from '../../lib/database/database.ts';
import { isConnectionLost } from '../../lib/database/query-error.ts';
import type { Woken } from '../services/context.ts';
import { ApiError } from '../services/errors.ts';
import type { Authenticate } from './credentials.ts';
import { errorReply } from './error-reply.ts';
import { fingerprintOf, idempotencyKey } from './idempotency.ts';
import { jsonReply } from './json-reply.ts';
import { type ParsedInput, parseInput } from './parse-input.ts';
import { readBody } from './read-body.ts';
import type { Route } from './route.ts';
import { runWrite } from './run-write.ts';

export interface ApiOptions {
  readonly routes: readonly Route[];
  readonly database: Database;
  readonly authenticate: Authenticate;
  readonly log: Logger;
  /** Called after each commit. */
  readonly onCommit: (woken: Woken) => void;
  readonly clock: () => Date;
  /** Known once the server listens. */
  readonly publicUrl: () => string;
}

type ApiContext = Context<{ Bindings: HttpBindings }>;

const BASE = '/api/v1';

/** The API: every route at its path below `/api/v1`. */
export function createApi(options: ApiOptions): Hono<{ Bindings: HttpBindings }> {
  const api = new Api(options);
  return new Hono<{ Bindings: HttpBindings }>()
    .all(`${BASE}/*`, (c) => api.answer(c))
    .all(BASE, (c) => api.answer(c));
}

class Api {
  readonly #options: ApiOptions;
  readonly #match: (method: string, path: string) => Match | undefined;
  readonly #routes: ReadonlyMap<string, Route>;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.#match = createMatcher(options.routes.map(({ operation }) => operation));
    this.#routes = new Map(options.routes.map((route) => [route.operation.id, route]));
  }

  async answer(c: ApiContext): Promise<Response> {
    const requestId = `req_${randomUUID()}`;
    const started = performance.now();
    const [path = '', query = ''] = splitUrl(c.env.incoming.url ?? '');
    const response = await this.#run(c, path, query, requestId).catch((error) =>
      errorReply(c, error, requestId, this.#options.log),
    );
    this.#options.log.info(
      {
        request_id: requestId,
        method: c.req.method,
        path,
        status: response.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
    return response;
  }

  async #run(c: ApiContext, path: string, query: string, requestId: string): Promise<Response> {
    const { headers } = c.env.incoming;
    const method = c.req.method;
    const { route, pathParams } = this.#routeOf(method, path);
    const { operation } = route;
    const subaccountId = this.#options.authenticate({
      authorization: headers.authorization,
      apiKey: operation.apiKeyHeader ? single(headers['x-api-key']) : undefined,
    });
    const body = await readBody(c.env.incoming);
    const input = parseInput(operation, pathParams, new URLSearchParams(query), body);
    if (route.kind === 'read') {
      const text = JSON.stringify(await this.#read(route, subaccountId, input));
      return jsonReply(c, operation.status, text, { 'X-Request-Id': requestId });
    }
    const now = this.#options.clock();
    const key = isWrite(operation) ? idempotencyKey(single(headers['idempotency-key'])) : undefined;
    const { answer, replayed, ...woken } = await runWrite(this.#options.database, {
      subaccountId,
      now,
      publicUrl: this.#options.publicUrl(),
      status: operation.status,
      verb: (context) => route.verb(context, input as never),
      keyed:
        key === undefined
          ? undefined
          : { subaccountId, key, now, fingerprint: fingerprintOf(method, `${path}?${query}`, body) },
    });
    this.#options.onCommit(woken);
    const response =
      'refusal' in answer
        ? errorReply(c, answer.refusal, requestId, this.#options.log)
        : jsonReply(c, answer.status, answer.body, { 'X-Request-Id': requestId });
    if (replayed) response.headers.set('Idempotency-Replayed', 'true');
    return response;
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

  /** A read whose connection was lost is tried once more, on a new one. */
  async #read(route: Extract<Route, { kind: 'read' }>, subaccountId: number, input: ParsedInput) {
    const { database, clock, publicUrl } = this.#options;
    const context = { db: database.db, subaccountId, now: clock(), publicUrl: publicUrl() };
    try {
      return await route.verb(context, input as never);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      return route.verb(context, input as never);
    }
  }
}

/** Path below the base, and query, of a request target. */
function splitUrl(target: string): [string, string] {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  return [path.slice(BASE.length), mark === -1 ? '' : target.slice(mark + 1)];
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
