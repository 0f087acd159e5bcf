import type { z } from 'zod';
import { exampleOf } from '../example.ts';
import { takesIdempotencyKey } from '../method.ts';
import type { Operation } from '../operation.ts';
import { intText } from '../scalars.ts';
import { errorResponses, replyHeaders } from './errors.ts';
import { bodyName, jsonSchemaOf, replyName, resourceName, schemaRef } from './schemas.ts';

function queryParameter([name, schema]: [string, z.ZodType], extension: boolean) {
  const { description, ...jsonSchema } = jsonSchemaOf(schema, 'input');
  const absent = schema.safeParse(undefined);
  return {
    name,
    in: 'query',
    required: !absent.success,
    ...(description && { description }),
    schema: absent.data === undefined ? jsonSchema : { ...jsonSchema, default: absent.data },
    ...(extension && { 'x-extension': true }),
  };
}

function parameters(operation: Operation) {
  return [
    ...operation.pathNames.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: jsonSchemaOf(operation.pathParams?.[name] ?? intText(), 'input'),
    })),
    ...Object.entries(operation.query ?? {}).map((entry) => queryParameter(entry, false)),
    ...Object.entries(operation.extensionQuery ?? {}).map((entry) => queryParameter(entry, true)),
    ...(takesIdempotencyKey(operation) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

function requestBody(operation: Operation & { body: z.ZodType }) {
  return {
    required: !operation.body.safeParse(undefined).success,
    content: {
      'application/json': { schema: schemaRef(bodyName(operation)), example: operation.bodyExample },
    },
  };
}

function successResponse(operation: Operation) {
  return {
    description: operation.status === 201 ? 'Created' : 'Done',
    headers: replyHeaders,
    content: {
      'application/json': {
        schema: schemaRef(resourceName(operation.replySchema) ?? replyName(operation)),
        example: exampleOf(operation.replySchema),
      },
    },
  };
}

function description({ rules = [], emits = [] }: Operation): string | undefined {
  const sentences = rules.map((rule) => `- ${rule}`);
  if (emits.length > 0) sentences.push(`- Emits ${emits.map((type) => `\`${type}\``).join(', ')}.`);
  return sentences.join('\n') || undefined;
}

/** One operation as an OpenAPI operation object. */
export function operationObject(operation: Operation) {
  const words = description(operation);
  return {
    operationId: operation.id,
    tags: [operation.area],
    summary: operation.summary,
    ...(words && { description: words }),
    ...(operation.extension && { 'x-extension': true }),
    ...(operation.apiKeyHeader && { security: [{ bearer: [] }, { apiKey: [] }] }),
    parameters: parameters(operation),
    ...(operation.body && { requestBody: requestBody({ ...operation, body: operation.body }) }),
    responses: { [operation.status]: successResponse(operation), ...errorResponses(operation) },
  };
}
