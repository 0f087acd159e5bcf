import type { ErrorDetail } from '@/lib/contract/errors';
import { operationById } from '@/lib/contract/registry';
import { errorDetails } from '@/lib/contract/validation';
import { tryParseJson } from '@/lib/json/parse-json';
import type { ExplorerRequest } from './explorer-request';

/** What the contract would refuse of a request; ids in the path are the server's to judge. */
export type RequestIssues = {
  readonly query: readonly ErrorDetail[];
  readonly body: readonly ErrorDetail[];
};

/** Checks a request by the contract. A body that is no JSON is not looked at: its editor says so. */
export function checkRequest(operationId: string, request: ExplorerRequest): RequestIssues {
  const operation = operationById(operationId);
  if (!operation) return { query: [], body: [] };
  const query = Object.fromEntries(Object.entries(request.query).filter(([, text]) => text !== ''));
  const body = tryParseJson(request.body);
  return {
    query: issuesOf(operation.querySchema, query),
    body: operation.body && body !== undefined ? issuesOf(operation.body, body) : [],
  };
}

function issuesOf(
  schema: {
    safeParse: (
      input: unknown,
    ) => { success: true } | { success: false; error: Parameters<typeof errorDetails>[0] };
  },
  input: unknown,
): readonly ErrorDetail[] {
  const result = schema.safeParse(input);
  return result.success ? [] : errorDetails(result.error, input);
}
