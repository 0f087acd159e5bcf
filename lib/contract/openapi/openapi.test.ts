import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { eventTypes } from '../events.ts';
import { takesIdempotencyKey } from '../method.ts';
import { openApiDocument } from '../openapi.ts';
import { operations } from '../registry.ts';

const document = openApiDocument(operations, { serverUrl: 'http://127.0.0.1:4010/api/v1' });
const text = JSON.stringify(document);

const objectOf = ({ path, method }: { path: string; method: string }) =>
  document.paths[path]![method.toLowerCase()]!;

type Parameter = { name: string; required: boolean; schema: Record<string, unknown>; 'x-extension'?: true };
const parameter = (path: string, name: string) =>
  (document.paths[path]!.get!.parameters as Parameter[]).find((each) => each.name === name);

describe('OpenAPI document', () => {
  test('the linter finds nothing in it', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('holds every operation once, extensions marked', () => {
    expect(Object.values(document.paths).flatMap((item) => Object.keys(item))).toHaveLength(
      operations.length,
    );
    for (const operation of operations) {
      const object = objectOf(operation);
      expect(object.operationId).toBe(operation.id);
      expect(object['x-extension'], operation.id).toBe(operation.extension);
    }
  });

  test('all that controls the sandbox is an extension, and so is the header that names its faults', () => {
    const controls = operations.filter(({ path }) => path.startsWith('/sandbox/'));
    expect(controls.map(({ id }) => id).sort()).toEqual(
      [
        ...['createSubaccount', 'getSubaccount'],
        ...[
          'createFault',
          'deleteFault',
          'deleteFaults',
          'deleteSnapshot',
          'emitExample',
          'getClock',
          'getRequest',
        ],
        ...['listFaults', 'listRequests', 'listSnapshots', 'loadSnapshot', 'moveClock', 'saveSnapshot'],
      ].sort(),
    );
    for (const operation of controls) expect(objectOf(operation)['x-extension'], operation.id).toBe(true);
    const { SandboxFault } = document.components.headers as Record<string, Record<string, unknown>>;
    expect(SandboxFault!['x-extension']).toBe(true);
    expect(text).toMatch(/"fault":\{[^{}]*(\{[^{}]*\}[^{}]*)*"x-extension":true/);
    const everyReply = [...text.matchAll(/"X-Request-Id":/g)].length;
    expect([...text.matchAll(/"X-Sandbox-Fault":/g)]).toHaveLength(everyReply);
  });

  test('holds every event type', () => {
    expect(Object.keys(document.webhooks)).toEqual(eventTypes);
  });

  test('limits and defaults of parameters are said', () => {
    expect(parameter('/deals', 'limit')).toMatchObject({
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
    });
    expect(parameter('/pipelines/{pipeline_id}/forecast', 'days')?.schema.default).toBe(30);
    expect(parameter('/blog/posts', 'estado')?.schema.default).toBe('publicado');
    expect(parameter('/workflows/merge-fields', 'objeto')?.schema.default).toBe('contact');
    expect(parameter('/calendars/{calendar_id}/availability', 'date_from')?.required).toBe(true);
    expect(parameter('/webhooks/deliveries', 'search')?.['x-extension']).toBe(true);
    expect(parameter('/webhooks/deliveries', 'status')).not.toHaveProperty('x-extension');
  });

  test('a resource is described once and referred to', () => {
    expect(text.match(/"motivo_perdida":\{/g)).toHaveLength(2); // Deal, and Deal with `created`
    expect(document.components.schemas.ListDealsReply!.properties!.data).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Deal' },
    });
  });

  test('writes take an Idempotency-Key, reads and what answers a credential do not', () => {
    for (const operation of operations) {
      const takes = JSON.stringify(objectOf(operation).parameters).includes('IdempotencyKey');
      expect(takes, operation.id).toBe(takesIdempotencyKey(operation));
    }
  });

  test('X-Api-Key is a way in on the contacts operations alone', () => {
    for (const operation of operations) {
      const ways = (objectOf(operation).security ?? []).flatMap((each) => Object.keys(each));
      expect(ways.includes('apiKey'), operation.id).toBe(operation.apiKeyHeader ?? false);
    }
  });

  test('refusals are named with their codes', () => {
    expect(objectOf({ path: '/pipelines/{pipeline_id}', method: 'DELETE' }).responses).toMatchObject({
      409: { description: expect.stringContaining('pipeline_has_open_deals') },
    });
  });

  test('bodies say what is required and refuse other fields', () => {
    const { CreateDealBody, CreateCalendarBody, ReplaceWorkflowBody } = document.components.schemas;
    expect(CreateDealBody).toMatchObject({ required: ['title'], additionalProperties: false });
    expect(CreateCalendarBody!.properties!.duracion_min).toMatchObject({ default: 30, minimum: 5 });
    expect(ReplaceWorkflowBody).toMatchObject({ additionalProperties: {} });
  });
});
