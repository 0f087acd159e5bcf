import { z } from 'zod';
import { appointment, calendar, slot } from '../calendars.ts';
import { product, productCategory } from '../catalog.ts';
import { company } from '../companies.ts';
import { contact, tag } from '../contacts.ts';
import { blogPost, conversation, conversationSummary, message, page, site } from '../content.ts';
import { deal } from '../deals.ts';
import { errorBody } from '../errors.ts';
import { customObjectRecord, invoice, payment, quote, refund, webhookTest } from '../event-resources.ts';
import { event } from '../events.ts';
import { form, formField, formSubmission } from '../forms.ts';
import type { Operation } from '../operation.ts';
import { forecast, pipeline, stage } from '../pipelines.ts';
import { price } from '../prices.ts';
import { task } from '../tasks.ts';
import {
  delivery,
  deliveryAttempt,
  deliverySummary,
  eventTypeInfo,
  webhookEndpoint,
  webhookEndpointWithSecret,
} from '../webhooks.ts';
import { mergeField, workflowBlock, workflowBlocks } from '../workflow-blocks.ts';
import { runStep, workflowRun, workflowRunSummary, workflowTest } from '../workflow-runs.ts';
import { workflow, workflowFinding, workflowValidation } from '../workflows.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The resources, each described once and referred to everywhere. */
const resources: Readonly<Record<string, z.ZodType>> = {
  Pipeline: pipeline,
  Stage: stage,
  Deal: deal,
  Forecast: forecast,
  Calendar: calendar,
  Appointment: appointment,
  Slot: slot,
  Contact: contact,
  Tag: tag,
  Company: company,
  Task: task,
  Product: product,
  Price: price,
  ProductCategory: productCategory,
  Form: form,
  FormField: formField,
  FormSubmission: formSubmission,
  Workflow: workflow,
  WorkflowFinding: workflowFinding,
  WorkflowValidation: workflowValidation,
  WorkflowCatalog: workflowBlocks,
  CatalogItem: workflowBlock,
  MergeField: mergeField,
  WorkflowRunSummary: workflowRunSummary,
  WorkflowRun: workflowRun,
  RunStep: runStep,
  WorkflowTest: workflowTest,
  Site: site,
  Page: page,
  BlogPost: blogPost,
  ConversationSummary: conversationSummary,
  Conversation: conversation,
  Message: message,
  WebhookEndpoint: webhookEndpoint,
  WebhookEndpointWithSecret: webhookEndpointWithSecret,
  DeliverySummary: deliverySummary,
  Delivery: delivery,
  DeliveryAttempt: deliveryAttempt,
  EventTypeInfo: eventTypeInfo,
  Event: event,
  Quote: quote,
  CustomObjectRecord: customObjectRecord,
  Invoice: invoice,
  Payment: payment,
  Refund: refund,
  WebhookTest: webhookTest,
  Error: errorBody,
};

const resourceNames = new Map(Object.entries(resources).map(([name, schema]) => [schema, name]));

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The name of the component that is this schema, if one is. */
export const resourceName = (schema: z.ZodType) => resourceNames.get(schema);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const bodyName = ({ id }: Operation) => `${capital(id)}Body`;
export const replyName = ({ id }: Operation) => `${capital(id)}Reply`;

const YEARS = '(000[1-9]|00[1-9]\\d|0[1-9]\\d\\d|[1-9]\\d{3})';
const patterns: Readonly<Record<string, string>> = {
  date: `^${YEARS}-`,
  'date-time': `^${YEARS}-\\d\\d-\\d\\dT([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?Z$`,
};

/**
 * Leaves out of a schema what tells a reader nothing: of replies, that numbers are safe integers; of days and instants, what
 * their format says. Beyond that there is no year 0, and an instant is in UTC.
 */
const tidyFor =
  (io: 'input' | 'output') =>
  ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
    // A schema that says itself how it is written (`intText`): how it is parsed is nobody's business.
    if (jsonSchema.type === 'integer') delete jsonSchema.anyOf;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (io === 'output' && jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    const pattern = patterns[jsonSchema.format ?? ''];
    if (pattern) jsonSchema.pattern = pattern;
  };

function toJsonSchemas(schemas: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const converted = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    override: tidyFor(io),
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.entries(converted.schemas).map(
    ([name, { $schema, $id, ...schema }]) => [name, schema] as const,
  );
}

/** JSON Schema of one value, by itself. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...jsonSchema } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: tidyFor(io),
  });
  return jsonSchema;
}

/** `components.schemas`: the resources, and each operation's body and reply where no resource is it. */
export function componentSchemas(operations: readonly Operation[]): Record<string, JsonSchema> {
  const replies = operations.filter(({ replySchema }) => !resourceName(replySchema));
  const bodies = operations.filter(({ body }) => body);
  return Object.fromEntries([
    ...toJsonSchemas(
      { ...resources, ...Object.fromEntries(replies.map((each) => [replyName(each), each.replySchema])) },
      'output',
    ),
    ...toJsonSchemas(Object.fromEntries(bodies.map((each) => [bodyName(each), each.body!])), 'input'),
  ]);
}
