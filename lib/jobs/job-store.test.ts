import { expect, test } from 'vitest';
import type { ItemState, JobState } from './job';
import { expiredOf, type JobRecord } from './job-store';

const DAY_MS = 24 * 3_600_000;
const partial: ItemState = { outcome: 'partial', steps: { close: { reply: {} } } };

async function isForgotten(kind: JobRecord['kind'], state: JobState, items: readonly ItemState[], days = 8) {
  const job: JobRecord = {
    id: 'a',
    owner: 'one',
    connectionId: undefined,
    kind,
    title: 'Change prices',
    fileName: 'prices',
    settings: {},
    state,
    changedAt: Date.now() - days * DAY_MS,
  };
  return (await expiredOf([job], async () => new Map(items.entries()))).length === 1;
}

test('a job of prices is forgotten after a week where no price is half done', async () => {
  expect(await isForgotten('prices', 'cancelled', [])).toBe(true);
  expect(await isForgotten('prices', 'stopped', [{ outcome: 'done' }, { outcome: 'refused' }])).toBe(true);
  expect(await isForgotten('prices', 'done', [{ outcome: 'done' }])).toBe(true);
  expect(await isForgotten('prices', 'cancelled', [], 6)).toBe(false);
});

test.each(['done', 'cancelled', 'stopped', 'failed'] as const)(
  'a job of prices that is %s is kept while a price is half done',
  async (state) => {
    expect(await isForgotten('prices', state, [{ outcome: 'done' }, partial])).toBe(false);
    expect(await isForgotten('prices', state, [{ outcome: 'unknown', isOpen: true }])).toBe(false);
  },
);

test('other jobs are forgotten after a week', async () => {
  expect(await isForgotten('import', 'stopped', [partial])).toBe(true);
});
