import { Hono } from 'hono';
import { openApiDocument } from '../../lib/contract/openapi.ts';
import type { Operation } from '../../lib/contract/operation.ts';

/** `/openapi.json`: the operations that run, made when it is first asked for. */
export function createOpenApi(operations: readonly Operation[], serverUrl: () => string): Hono {
  let text: string | undefined;
  return new Hono().get('/openapi.json', (c) => {
    text ??= JSON.stringify(openApiDocument(operations, { serverUrl: serverUrl() }));
    return c.body(text, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
}
