import 'server-only';
import { z } from 'zod';
import type { Operation } from '@/lib/contract/operation';
import { operationById, operations } from '@/lib/contract/registry';
import type { Json } from '@/lib/contract/scalars';
import { fieldsOf, formFieldOf, type JsonSchema } from '../form/form-field';
import type { OperationEntry } from './operation-entry';
import type { OperationForm } from './operation-form';

/** Every operation of the API and of its extensions, in the order of the areas that the console has. */
export function listOperations(): readonly OperationEntry[] {
  return operations.map(entryOf);
}

/** What the operation of this id takes; undefined where there is none. */
export function describeOperation(id: string): OperationForm | undefined {
  const operation = operationById(id);
  if (!operation) return undefined;
  const { body, bodyExample, rules = [], pathSchema, querySchema } = operation;
  return {
    ...entryOf(operation),
    rules,
    params: fieldsOf(schemaOf(pathSchema)),
    query: fieldsOf(schemaOf(querySchema)),
    ...(body && { body: formFieldOf('', schemaOf(body), true) }),
    ...(bodyExample !== undefined && { bodyExample: bodyExample as Json }),
  };
}

function entryOf({
  id,
  area,
  method,
  path,
  summary,
  extension,
  readOnly,
  writersOnly,
  issuesCredential,
}: Operation) {
  return {
    id,
    area,
    method,
    path,
    summary,
    ...(extension && { extension }),
    ...(readOnly && { readOnly }),
    ...(writersOnly && { writersOnly }),
    ...(issuesCredential && { issuesCredential }),
  };
}

const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
