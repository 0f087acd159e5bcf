import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlan } from '../../lib/configuration/make-plan.ts';
import { createSubaccount } from '../../lib/contract/subaccounts.ts';
import { dataOf, makeWorld, type World, world } from '../testing/configuration-world.ts';
import {
  applyAll,
  chooseAll,
  compareNow,
  expectAllDone,
  type Kept,
  stillDifferent,
} from '../testing/moved.ts';
import { startTwoSubaccounts, type TwoSubaccounts, targetOf } from '../testing/two-subaccounts.ts';

let sandbox: TwoSubaccounts;
beforeAll(async () => {
  sandbox = await startTwoSubaccounts();
});
afterAll(() => sandbox.close());

/** Two new subaccounts that are configured so. */
async function startWorlds(here: World, there: World) {
  const [sourceKey, targetKey] = [await newSubaccount(), await newSubaccount()];
  await makeWorld(sandbox, sourceKey, here);
  await makeWorld(sandbox, targetKey, there);
  const target = targetOf(sandbox.url, targetKey);
  return { source: targetOf(sandbox.url, sourceKey), target, data: () => dataOf(sandbox, targetKey) };
}

async function newSubaccount(): Promise<string> {
  return (await sandbox.call(createSubaccount, { body: { name: 'Prueba' } })).api_key;
}

test('what is planned and applied leaves nothing to compare, and no data touched', async () => {
  await fc.assert(
    fc.asyncProperty(world, world, async (here, there) => {
      const { source, target, data } = await startWorlds(here, there);
      const untouched = await data();
      expect(untouched).not.toEqual([]);
      const before = await compareNow(source, target);
      const records = makePlan({ ...before, choices: chooseAll(before) });
      const kept: Kept[] = [];
      await applyAll(records, target, kept);
      expectAllDone(records, kept);
      expect(stillDifferent(await compareNow(source, target))).toEqual([]);
      expect(await data()).toEqual(untouched);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
