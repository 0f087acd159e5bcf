import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUnread, readSeen, type Seen, sawAll, sawEach, sawUpTo } from './unread';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString();
const visited = sawAll(at(0));

it('what was there at the first visit is read, what is written after it is not', () => {
  expect(isUnread(visited, '1', at(-5))).toBe(false);
  expect(isUnread(visited, '1', at(5))).toBe(true);
  expect(isUnread(visited, '1', undefined)).toBe(false);
});

it('what was looked at is read until somebody writes again', () => {
  const seen = sawUpTo(visited, '1', at(5));
  expect(isUnread(seen, '1', at(5))).toBe(false);
  expect(isUnread(seen, '2', at(5))).toBe(true);
  expect(isUnread(seen, '1', at(6))).toBe(true);
  expect(isUnread(seen, '1', at(6), 'ours')).toBe(false);
});

it('looking at an older state of it takes nothing back', () => {
  const seen = sawUpTo(visited, '1', at(5));
  expect(sawUpTo(seen, '1', at(3))).toBe(seen);
  expect(sawUpTo(seen, '1', undefined)).toBe(seen);
});

it('marking all as read is of those that are shown, whatever moment one of them says', () => {
  const seen = sawUpTo(visited, '3', at(9));
  const after = sawEach(seen, [
    { id: '1', lastAt: at(5) },
    { id: '2', lastAt: '2199-01-01T00:00:00Z' },
    { id: '4', lastAt: undefined },
  ]);
  expect(isUnread(after, '1', at(5))).toBe(false);
  expect(isUnread(after, '2', '2199-01-01T00:00:00Z')).toBe(false);
  // Neither read, nor unread again, since another was marked.
  expect(isUnread(after, '5', at(5))).toBe(true);
  expect(isUnread(after, '3', at(9))).toBe(false);
  expect(isUnread(after, '1', at(6))).toBe(true);
});

it('keeps a bounded number, and nothing that was seen becomes unread', () => {
  const minutes = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1_001, maxLength: 1_060 });
  fc.assert(
    fc.property(minutes, (all) => {
      const seen = all.reduce((known: Seen, minute, id) => sawUpTo(known, String(id), at(minute)), visited);
      expect(Object.keys(seen.upTo).length).toBeLessThanOrEqual(1_000);
      expect(all.every((minute, id) => !isUnread(seen, String(id), at(minute)))).toBe(true);
    }),
    { numRuns: 1 },
  );
});

it('is read back as it was kept, and nothing else is', () => {
  const seen = sawUpTo(visited, '1', at(5));
  expect(readSeen(JSON.stringify(seen))).toEqual(seen);
  for (const text of [null, '', '[]', '{}', '{"since":"x","upTo":{}}', '{"since":4}']) {
    expect(readSeen(text)).toBeUndefined();
  }
});
