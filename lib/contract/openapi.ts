import { sharedErrors } from './openapi/errors.ts';
import { operationObject } from './openapi/operation.ts';
import { componentSchemas, type JsonSchema } from './openapi/schemas.ts';
import { deliveryHeaders, webhookItems } from './openapi/webhooks.ts';
import type { Area, Operation } from './operation.ts';

const areaDescriptions: Readonly<Record<Area, string>> = {
  pipelines: 'Sales pipelines, stages, deals and forecast.',
  calendars: 'Calendars, availability and appointments.',
  contacts: 'Contacts, tags, companies and tasks.',
  catalog: 'Products, prices, volume tiers and categories.',
  forms: 'Forms and their submissions.',
  workflows: 'Automation workflows: drafts, validation, building blocks, runs.',
  content: 'Sites, pages, blog posts, conversations and messages.',
  webhooks: 'Events by webhook and by polling; endpoints and deliveries.',
  sandbox: 'What only the sandbox can do.',
};

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: object;
  readonly servers: readonly object[];
  readonly security: readonly object[];
  readonly tags: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ReturnType<typeof operationObject>>>>>;
  readonly webhooks: object;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } & Readonly<
    Record<string, object>
  >;
}

/**
 * The OpenAPI 3.1 document of these operations. What the API document does not name is marked
 * `x-extension: true`. `serverUrl` is the base address, ending in `/api/v1`.
 */
export function openApiDocument(
  operations: readonly Operation[],
  { serverUrl }: { serverUrl: string },
): OpenApiDocument {
  const byPath = Map.groupBy(operations, ({ path }) => path);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Subaccount Integration API',
      version: '1.0.0',
      description:
        'Lets an external system integrate with one subaccount. Clients ignore response fields they do not know.',
      license: { name: 'Proprietary', url: 'https://spdx.org/licenses/' },
    },
    servers: [{ url: serverUrl }],
    security: [{ bearer: [] }],
    tags: Object.entries(areaDescriptions).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      [...byPath].map(([path, all]) => [
        path,
        Object.fromEntries(all.map((each) => [each.method.toLowerCase(), operationObject(each)])),
      ]),
    ),
    webhooks: webhookItems(),
    components: {
      schemas: componentSchemas(operations),
      responses: sharedErrors,
      parameters: {
        ...deliveryHeaders,
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'A retry with the same key within 24 hours gets the first reply again and changes nothing; with another request it is refused with 409 `idempotency_key_reused`.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      },
      headers: {
        RequestId: {
          description: 'Identifier of the request; equal to `error.request_id` in an error.',
          schema: { type: 'string' },
        },
        SandboxFault: {
          description:
            'Which rule of `/sandbox/faults` struck the request: `<kind>; id=<id>`. No other reply carries it.',
          schema: { type: 'string' },
          ...{ 'x-extension': true },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: '`<prefix>_test_<secret>` in the sandbox.' },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Key',
          description: 'On the contacts operations only; `Authorization` wins.',
        },
      },
    },
  };
}
