import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Target } from '../../lib/api/queries.ts';
import { makePlan } from '../../lib/configuration/make-plan.ts';
import { readSide } from '../../lib/configuration/read-side.ts';
import type { Side } from '../../lib/configuration/side.ts';
import { recordById, recordsOf } from '../../lib/configuration/side-records.ts';
import { undoPlan } from '../../lib/configuration/undo-plan.ts';
import { createSubaccount } from '../../lib/contract/subaccounts.ts';
import { dataOf, makeWorld, type World, world } from '../testing/configuration-world.ts';
import { type Life, lives, mortal } from '../testing/faults.ts';
import {
  applyThrough,
  chooseAll,
  compareNow,
  compareThe,
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
  await makeWorld(sandbox, sourceKey, here, { isSubmitted: false });
  await makeWorld(sandbox, targetKey, there);
  const target = targetOf(sandbox.url, targetKey);
  return { source: targetOf(sandbox.url, sourceKey), target, data: () => dataOf(sandbox, targetKey) };
}

async function newSubaccount(): Promise<string> {
  return (await sandbox.call(createSubaccount, { body: { name: 'Prueba' } })).api_key;
}

/** Everything that differs is planned and applied, by processes that are killed and servers that are not heard. */
async function move(from: Target, to: Target, how: { lives: readonly Life[]; keepsKeys?: boolean }) {
  const before = await compareNow(from, to);
  const records = makePlan({ ...before, choices: chooseAll(before) });
  const kept: Kept[] = [];
  await applyThrough(records, mortal(to, how.lives, how), kept);
  expectAllDone(records, kept);
  const after = await compareNow(from, to);
  expect(stillDifferent(after)).toEqual([]);
  expect(after.comparison.questions).toEqual([]);
  return { records, kept, before: before.target, after: after.target };
}

test.each([
  ['by a server that keeps keys', true],
  ['by one that keeps none', false],
])('what is planned is there in the end, once, and no data is touched: %s', async (_, keepsKeys) => {
  await fc.assert(
    fc.asyncProperty(world, world, lives, async (here, there, ends) => {
      const { source, target, data } = await startWorlds(here, there);
      const untouched = await data();
      await move(source, target, { lives: ends, keepsKeys });
      expect(await data()).toEqual(untouched);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

test('an undo leaves what was there before, but for what it says', async () => {
  await fc.assert(
    fc.asyncProperty(world, world, lives, async (here, there, ends) => {
      const { source, target, data } = await startWorlds(here, there);
      const untouched = await data();
      const { records, kept, before, after } = await move(source, target, { lives: [] });
      const done = records.map((record, position) => ({ position, record, result: kept[position]!.result! }));
      const undo = undoPlan(done, after);
      const possible = undo.filter(({ blocked }) => blocked.length === 0);
      expect(undo.filter((record) => !possible.includes(record)).map(({ kind }) => kind)).toEqual(
        records.filter(({ kind }) => kind === 'categories').map(({ kind }) => kind),
      );
      const undone: Kept[] = [];
      await applyThrough(possible, mortal(target, ends), undone);
      expectAllDone(
        possible.filter(({ kind, action }) => kind !== 'forms' || action !== 'create'),
        undone.filter(
          (_, place) => possible[place]!.kind !== 'forms' || possible[place]!.action !== 'create',
        ),
      );
      const isAgain = new Set(possible.filter(({ action }) => action === 'create').map(({ key }) => key));
      const standing = await readSide(target);
      const { comparison } = compareThe(before, standing);
      expect(inForceOf(standing, before)).toEqual(inForceOf(before, standing));
      // A form's address stays taken by the archived one: said by the plan.
      const left = stillDifferent({ comparison }).filter(
        ({ kind, key }) =>
          kind !== 'categories' && !(kind === 'forms' && (isAgain.has(key) || /-\d+$/.test(key))),
      );
      expect(left).toEqual([]);
      expect(await data()).toEqual(untouched);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

/** What of the records that two sides have in common is published. */
function inForceOf(side: Side, other: Side): unknown {
  return (['forms', 'workflows'] as const).flatMap((kind) =>
    recordsOf(side, kind).flatMap(({ id, state: { status, activo } }) =>
      recordById(other, kind, id)
        ? [{ kind, id: `${id}`, isLive: status === 'published' || activo === true }]
        : [],
    ),
  );
}
