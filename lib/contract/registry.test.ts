import { expect, test } from 'vitest';
import documented from './api-document.json' with { type: 'json' };
import { isWrite } from './method.ts';
import { operationById, operations } from './registry.ts';

const key = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('the endpoint tables of the API document name 95 operations', () => {
  expect(new Set(documented.map(key)).size).toBe(95);
});

test('every documented operation is declared, with the success status of its table', () => {
  const declared = new Map(operations.map((operation) => [key(operation), operation]));
  const wrong = documented.filter((row) => declared.get(key(row))?.status !== row.status);
  expect(wrong).toEqual([]);
});

test('an operation is marked an extension exactly when the document does not name it', () => {
  const names = new Set(documented.map(key));
  const extensions = operations.filter((operation) => operation.extension);
  expect(operations.filter((operation) => !names.has(key(operation)))).toEqual(extensions);
  expect(extensions.map(key).sort()).toEqual([
    'DELETE /sandbox/faults',
    'DELETE /sandbox/faults/{id}',
    'DELETE /sandbox/snapshots/{name}',
    'DELETE /webhooks/endpoints/{id}',
    'GET /sandbox/clock',
    'GET /sandbox/faults',
    'GET /sandbox/requests',
    'GET /sandbox/requests/{id}',
    'GET /sandbox/snapshots',
    'GET /sandbox/subaccount',
    'GET /webhooks/endpoints',
    'GET /webhooks/endpoints/{id}',
    'GET /workflows/{wf_id}/run-counts',
    'GET /workflows/{wf_id}/runs',
    'GET /workflows/{wf_id}/runs/{run_id}',
    'GET /workflows/{wf_id}/versions',
    'GET /workflows/{wf_id}/versions/{version_id}',
    'POST /sandbox/clock',
    'POST /sandbox/emit',
    'POST /sandbox/faults',
    'POST /sandbox/snapshots',
    'POST /sandbox/snapshots/{name}/load',
    'POST /sandbox/subaccounts',
    'POST /webhooks/endpoints',
    'POST /workflows/{wf_id}/publish',
    'POST /workflows/{wf_id}/runs/{run_id}/cancel',
    'POST /workflows/{wf_id}/runs/{run_id}/retry',
    'POST /workflows/{wf_id}/test',
    'POST /workflows/{wf_id}/unpublish',
  ]);
});

test('ids and places are unique', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  expect(new Set(operations.map(key)).size).toBe(operations.length);
  for (const operation of operations) expect(operationById(operation.id)).toBe(operation);
});

test('reads carry no body and emit nothing', () => {
  for (const operation of operations.filter((each) => !isWrite(each))) {
    if (operation.method === 'GET') expect(operation.body, operation.id).toBeUndefined();
    expect(operation.emits, operation.id).toBeUndefined();
  }
});

test('only the contacts operations take X-Api-Key', () => {
  for (const { id, path, apiKeyHeader } of operations) {
    const ofContacts = /^\/contacts(\/\{cid\}.*|\/upsert)?$/.test(path);
    expect(apiKeyHeader ?? false, id).toBe(ofContacts);
  }
});
