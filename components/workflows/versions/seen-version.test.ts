import { expect, test } from 'vitest';
import type { WorkflowRecord } from '@/components/workflows/records';
import { seenVersionOf } from './seen-version';

const workflow = (status: string, published_at: string, type: string) =>
  ({
    status,
    published_at,
    graph: { nodes: [] },
    triggers: [{ id: 't', type }],
  }) as unknown as WorkflowRecord;

test('a publication is a version, with what it holds; a draft is none', () => {
  const at = '2026-11-20T12:00:00.000Z';
  expect(seenVersionOf(workflow('published', at, 'deal.won'))).toMatchObject({
    at,
    content: { triggers: [{ id: 't', type: 'deal.won' }] },
  });
  expect(seenVersionOf(workflow('draft', at, 'deal.created'))).toBeUndefined();
});
