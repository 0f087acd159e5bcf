import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { errorStatus } from '../../lib/contract/errors.ts';
import { matchOperation } from '../../lib/contract/match.ts';
import { openApiDocument } from '../../lib/contract/openapi.ts';
import type { Operation } from '../../lib/contract/operation.ts';
import { operations } from '../../lib/contract/registry.ts';
import type { Answer } from './harness.ts';

type Response = {
  readonly $ref?: string;
  readonly content?: {
    readonly 'application/json': {
      readonly schema: { readonly $ref: string };
      readonly examples?: Readonly<Record<string, unknown>>;
    };
  };
};

const DOCUMENT = 'openapi.json';

/** Made when the first reply is checked: a test file without HTTP does not pay for it. */
let checker: ReturnType<typeof createChecker> | undefined;

function createChecker() {
  const document = openApiDocument(operations, { serverUrl: 'http://127.0.0.1/api/v1' });
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, DOCUMENT);
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (ref: string) => {
    const known = compiled.get(ref);
    if (known) return known;
    const made = ajv.compile({ $ref: `${DOCUMENT}${ref}` });
    compiled.set(ref, made);
    return made;
  };
  const resolved = (response: Response): Response => {
    const name = response.$ref?.split('/').at(-1);
    return name === undefined ? response : (document.components.responses as Record<string, Response>)[name]!;
  };
  return {
    /** The response that the document describes for this status; `default` where it names none. */
    responseOf: ({ path, method }: Operation, status: number): Response => {
      const responses = document.paths[path]![method.toLowerCase()]!.responses as Record<string, Response>;
      return resolved(responses[status] ?? (status < 400 ? {} : responses.default!));
    },
    faults: (ref: string, body: unknown) => {
      const validate = validatorOf(ref);
      return validate(body) ? [] : validate.errors;
    },
  };
}

/** Fails where a reply is not one that the OpenAPI document describes for this request. */
export function expectDocumented(method: string, path: string, answer: Answer): void {
  checker ??= createChecker();
  const match = matchOperation(method, path.split('?', 1)[0]!);
  const operation = match && 'operation' in match ? match.operation : undefined;
  const { status, headers, body } = answer;
  const request = `${method} ${path} -> ${status}`;
  expect([request, headers.get('content-type')]).toEqual([request, 'application/json; charset=utf-8']);
  if (status >= 400) expectDocumentedError(request, operation, answer);
  if (!operation) return;
  const content = checker.responseOf(operation, status).content;
  expect([request, content && 'documented']).toEqual([request, 'documented']);
  expect([request, checker.faults(content!['application/json'].schema.$ref, body)]).toEqual([request, []]);
}

function expectDocumentedError(request: string, operation: Operation | undefined, answer: Answer): void {
  const { error } = answer.body as { error: { code: keyof typeof errorStatus; request_id: string } };
  expect([request, error.code, errorStatus[error.code]]).toEqual([request, error.code, answer.status]);
  expect([request, error.request_id]).toEqual([request, answer.headers.get('x-request-id')]);
  expect([request, checker!.faults('#/components/schemas/Error', answer.body)]).toEqual([request, []]);
  if (!operation || answer.status !== 409) return;
  const { examples } = checker!.responseOf(operation, answer.status).content!['application/json'];
  expect([request, Object.keys(examples ?? {})]).toEqual([request, expect.arrayContaining([error.code])]);
}
