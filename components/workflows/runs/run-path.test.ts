import { expect, it } from 'vitest';
import { connect } from '@/components/workflows/document/document-edges';
import { flowOf } from '@/components/workflows/document/document-flow';
import { branchedDocument } from '@/components/workflows/testing';
import { pathOf } from './run-path';

const step = (node_id: string, salida?: string) =>
  ({ node_id, salida }) as Parameters<typeof pathOf>[1][number];

it('is the way from the trigger by the handles that were left by', () => {
  const path = pathOf(flowOf(branchedDocument()), [step('a'), step('b', 'no'), step('d')]);
  expect([...path]).toEqual(['edge e1', 'edge e2', 'edge e4']);
});

it('takes the one of two edges to the same step that the run left by', () => {
  const document = connect(branchedDocument(), { source: 'b', handle: 'no' }, 'c');
  expect([...pathOf(flowOf(document), [step('b', 'no'), step('c')])]).toEqual(['edge e4']);
});

it('is empty where the run knows steps that the flow no longer has', () => {
  expect([...pathOf(flowOf(branchedDocument()), [step('gone'), step('too')])]).toEqual([]);
});
