import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientOperations } from './client-operations.ts';
import { proveReader } from './client-proof.ts';
import type { Reading } from './compare.ts';
import { type Disguise, mildDisguises, wildDisguises } from './disguise.ts';
import { noteFigures } from './figures.ts';
import { filledWorld } from './world-data.ts';

/** `npm run test:servers` sets it to thousands. */
const runs = Number(process.env.CHAMELEON_RUNS ?? 25);
const world = filledWorld({ deals: 12, others: 5 });

const nameOf = ({ resource, field, verdict, found, wanted }: Reading) =>
  `${resource}.${field} ${verdict}: ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`;

type Tally = { right: number; unreadable: number; wrong: number; unread: number };

/** What a client must never do in this disguise; empty where all is well. */
async function faultsIn(disguise: Disguise, tally: Tally): Promise<string[]> {
  const { readings, unread, faults } = await proveReader(world, disguise, clientOperations);
  for (const { verdict } of readings) tally[verdict] += 1;
  tally.unread += unread.length;
  return [
    ...faults,
    ...(disguise.wild ? [] : unread.map((operation) => `${operation}: nothing could be read`)),
    ...readings.filter((one) => one.verdict === 'wrong').map(nameOf),
    ...readings.filter((one) => one.mustBeRight && one.verdict !== 'right').map(nameOf),
  ];
}

async function prove(disguises: fc.Arbitrary<Disguise>, kind: string): Promise<void> {
  const tally = { right: 0, unreadable: 0, wrong: 0, unread: 0 };
  await fc.assert(
    fc.asyncProperty(disguises, async (disguise) => {
      expect([...new Set(await faultsIn(disguise, tally))].slice(0, 12)).toEqual([]);
    }),
    { numRuns: runs },
  );
  noteFigures('reader', { disguises: kind, runs, ...tally });
}

test('what the document names is read right from every server that keeps to it, and nothing is read wrong', async () => {
  await prove(mildDisguises, 'mild');
}, 1_200_000);

test('where even those names differ a fact is right or not there, never another', async () => {
  await prove(wildDisguises, 'wild');
}, 1_200_000);
