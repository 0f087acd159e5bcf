import { describe, expect, test } from 'vitest';
import { operations } from '@/lib/contract/registry';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import { resources } from '@/lib/resources/registry.generated';
import { textOfValue } from '../form/field-text';
import type { FormField } from '../form/form-field';
import { recordOfField } from '../form/record-of-field';
import { checkRequest } from '../request/check-request';
import { emptyRequest } from '../request/explorer-request';
import { describeOperation, listOperations } from './describe-operations';
import { operationsByArea, standingsOf } from './operation-entry';

/** Fields of a value that its form has no input for. */
function unknownFields(field: FormField, value: Json, path: string): string[] {
  if (field.kind === 'json') return [];
  if (field.kind === 'list') {
    const items = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => unknownFields(field.item!, item, `${path}.${index}`));
  }
  if (field.kind === 'object') {
    if (!isJsonObject(value)) return [path];
    return Object.entries(value).flatMap(([name, inner]) => {
      const found = field.fields?.find((each) => each.name === name);
      return found ? unknownFields(found, inner, `${path}.${name}`) : [`${path}.${name}`];
    });
  }
  if (field.kind === 'boolean') return typeof value === 'boolean' ? [] : [path];
  return textOfValue(field, value) === undefined ? [path] : [];
}

test('every operation is listed, and has a form for all that its path and its body take', () => {
  expect(listOperations().map(({ id }) => id)).toEqual(operations.map(({ id }) => id));
  for (const operation of operations) {
    const form = describeOperation(operation.id)!;
    expect(form.params.map(({ name }) => name).sort(), operation.id).toEqual(operation.pathNames.toSorted());
    expect(form.body !== undefined, operation.id).toBe(operation.body !== undefined);
  }
  expect(describeOperation('noSuchOperation')).toBeUndefined();
});

test('every example of a body can be edited by fields, and is what the contract takes', () => {
  for (const { id, bodyExample } of operations) {
    if (bodyExample === undefined) continue;
    const { body } = describeOperation(id)!;
    if (isJsonObject(bodyExample) && body?.kind === 'object') {
      expect(unknownFields(body, bodyExample as Json, id), id).toEqual([]);
    }
    const request = { ...emptyRequest, body: JSON.stringify(bodyExample) };
    expect(checkRequest(id, request).body, id).toEqual([]);
  }
});

test('what is picked is a resource that there is', () => {
  const known = new Set([...Object.keys(resources), 'pipelines', 'stages']);
  for (const operation of listOperations()) {
    const { params, query, body } = describeOperation(operation.id)!;
    for (const { name } of [...params, ...query, ...(body?.fields ?? [])]) {
      const record = recordOfField(name, operation.path);
      if (record !== undefined) expect(known, name).toContain(record);
    }
  }
});

describe('what stands against sending', () => {
  const none = { missing: [], noRight: [] };
  const standing = (
    id: string,
    closed: Parameters<typeof standingsOf>[1],
    role: 'owner' | 'viewer' = 'owner',
  ) => standingsOf(listOperations(), closed, role).get(id);

  test('is the role first', () => {
    expect(standing('createDeal', none, 'viewer')).toBe('role');
    expect(standing('listDeals', none, 'viewer')).toBe('open');
    expect(standing('createDeal', none)).toBe('open');
    expect(standing('createSubaccount', none)).toBe('credential');
  });

  test('is a list that the server lacks, for all that is below it', () => {
    const closed = { missing: ['listDeals'], noRight: ['listWorkflows'] };
    expect(
      ['listDeals', 'createDeal', 'winDeal', 'listContactDeals'].map((id) => standing(id, closed)),
    ).toEqual(['missing', 'missing', 'missing', 'open']);
    expect([standing('publishWorkflow', closed), standing('getWorkflowCatalog', closed)]).toEqual([
      'no_right',
      'open',
    ]);
  });
});

test('the search finds all words, whether of method, path, name or summary', () => {
  const ids = (text: string) =>
    operationsByArea(listOperations(), text).flatMap(({ operations: some }) => some.map(({ id }) => id));
  expect(ids('post deals won')).toEqual(['winDeal']);
  expect(ids('CREATEDEAL')).toEqual(['createDeal']);
  expect(ids('nothing like it')).toEqual([]);
  expect(ids('')).toHaveLength(operations.length);
});
