import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { listEvents } from '@/lib/api/contract/webhooks';
import { NotSeekable, type Probed, seekEvents } from './seek';

/** Ids with gaps of any size, as many subaccounts on one sequence make them, and a moment for each. */
const history = fc
  .uniqueArray(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 60 })
  .map((numbers) => numbers.toSorted((a, b) => a - b));
const at = (number: number) => new Date(1_700_000_000_000 + number * 1000).toISOString();

function probeOf(numbers: readonly number[]) {
  const asked: (string | undefined)[] = [];
  const probe = async (cursor: string | undefined): Promise<Probed | undefined> => {
    asked.push(cursor);
    const after = Number(cursor?.slice(4) ?? 0);
    const found = numbers.find((number) => number > after);
    return found === undefined ? undefined : { id: `evt_${found}`, created_at: at(found) };
  };
  return { probe, asked };
}

test('the end is the last event, found in few questions', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (numbers) => {
      const { probe, asked } = probeOf(numbers);
      const last = numbers.at(-1);
      expect(await seekEvents(probe, () => false)).toBe(last === undefined ? undefined : `evt_${last}`);
      expect(asked.length).toBeLessThan(60);
    }),
  );
});

test('the place of a moment is before the first event from then on', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 0, max: 5_000_001 }), async (numbers, moment) => {
      const { probe } = probeOf(numbers);
      const before = numbers.filter((number) => number < moment).at(-1);
      const found = await seekEvents(probe, (event) => event.created_at! >= at(moment));
      expect(found).toBe(before === undefined ? undefined : `evt_${before}`);
    }),
  );
});

test('a search may begin where the end once was', async () => {
  const { probe, asked } = probeOf([5, 9000, 9001, 9002]);
  expect(await seekEvents(probe, () => false, 'evt_9000')).toBe('evt_9002');
  expect(asked.length).toBeLessThan(12);
});

test.each([
  ['ids that are no numbers', async () => ({ id: 'd34db33f' })],
  ['cursors that are ignored', async () => ({ id: 'evt_3' })],
  [
    'cursors of no event refused',
    async (cursor: string | undefined) => {
      if (cursor === undefined) return { id: 'evt_3' };
      throw new ApiError({ operation: listEvents, status: 422, code: 'validation_error', message: 'cursor' });
    },
  ],
])('%s: it says so', async (_, probe) => {
  await expect(seekEvents(probe, () => false)).rejects.toBeInstanceOf(NotSeekable);
});
