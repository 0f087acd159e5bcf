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

/** Leaves out of a schema what tells a reader nothing. */
function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  // A schema that says itself how it is written (`intText`): how it is parsed is nobody's business.
  if (jsonSchema.type && jsonSchema.anyOf) delete jsonSchema.anyOf;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format === 'date-time') jsonSchema.pattern = 'Z$';
  if (jsonSchema.format === 'date' || jsonSchema.format === 'email') delete jsonSchema.pattern;
}

function toJsonSchemas(schemas: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const converted = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    override: tidy,
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.entries(converted.schemas).map(
    ([name, { $schema, $id, ...schema }]) => [name, schema] as const,
  );
}

/** JSON Schema of one value, by itself. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: tidy });
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
