import { expect, test } from 'vitest';
import { summaryOf } from './servers-summary.ts';

test('a row for each run, and by name what was told wrongly', () => {
  const facts = { right: 220, unreadable: 14, wrong: 0 };
  const table = summaryOf([
    { kind: 'reader', disguises: 'mild', runs: 2000, ...facts },
    { kind: 'sweep', seed: 1, pages: 32, ...facts },
    { kind: 'chaos', act: 'move a deal', failure: 'slow', isTrue: true },
    { kind: 'chaos', act: 'move a deal', failure: 'truncated', isTrue: false },
  ]);
  expect(table.split('\n').slice(1)).toEqual([
    'mild in Node        2000             220          14      0',
    'seed 1                 1      32     220          14      0',
    '2 failed writes (2 failures × 1 acts), 1 told or shown wrongly',
    '  move a deal: truncated',
  ]);
});
