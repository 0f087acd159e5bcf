import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Target } from '../../lib/api/queries.ts';
import { kindOf } from '../../lib/configuration/kinds.ts';
import { makePlan } from '../../lib/configuration/make-plan.ts';
import type { PlannedRecord } from '../../lib/configuration/plan.ts';
import { readSide } from '../../lib/configuration/read-side.ts';
import type { Side } from '../../lib/configuration/side.ts';
import { recordById, recordsOf } from '../../lib/configuration/side-records.ts';
import { missingIn } from '../../lib/configuration/standing.ts';
import { undoPlan } from '../../lib/configuration/undo-plan.ts';
import { createSubaccount } from '../../lib/contract/subaccounts.ts';
import { configurationKinds } from '../../lib/resources/configuration.ts';
import { dataOf, makeWorld, type World, world } from '../testing/configuration-world.ts';
import { type Life, lives, mortal } from '../testing/faults.ts';
import {
  answerAll,
  applyThrough,
  chooseAll,
  chooseSome,
  compareNow,
  compareThe,
  expectAllDone,
  type Kept,
  rememberedAfter,
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
  const source = targetOf(sandbox.url, sourceKey);
  const data = async () => [
    await dataOf(sandbox, targetKey),
    await dataOf(sandbox, sourceKey),
    valuesOf(await readSide(source)),
  ];
  return { source, target, data };
}

/** What is configured, by kinds and ids. */
const valuesOf = ({ kinds }: Side) =>
  [...kinds].map(([kind, { records }]) => [kind, records.map(({ id, value }) => [id, value])]);

async function newSubaccount(): Promise<string> {
  return (await sandbox.call(createSubaccount, { body: { name: 'Prueba' } })).api_key;
}

type How = {
  readonly lives: readonly Life[];
  readonly keepsKeys?: boolean;
  /** What is answered where a record could be one of several: whether it is one of them. */
  readonly isOne?: readonly boolean[];
};

/** Everything that differs is planned and applied, by processes that are killed and servers that are not heard. */
async function move(from: Target, to: Target, how: How) {
  const answers = answerAll(await compareNow(from, to), how.isOne ?? [true]);
  const before = await compareNow(from, to, answers);
  const records = makePlan({ ...before, choices: chooseAll(before) });
  const kept: Kept[] = [];
  await applyThrough(records, mortal(to, how.lives, how), kept);
  expectAllDone(records, kept);
  const after = await compareNow(from, to, rememberedAfter(answers, records, kept));
  expect(stillDifferent(after)).toEqual([]);
  expect(after.comparison.questions).toEqual([]);
  return { records, kept, before: before.target, after: after.target };
}

const isOne = fc.array(fc.boolean(), { minLength: 1, maxLength: 2 });
/** Of two that were deleted and made again nobody can say which was which. */
const single = world.map((one) => ({ ...one, doubles: one.doubles.slice(0, 1) }));

test.each([
  ['by a server that keeps keys', true],
  ['by one that keeps none', false],
])('what is planned is there in the end, once, and no data is touched: %s', async (_, keepsKeys) => {
  await fc.assert(
    fc.asyncProperty(world, world, lives, isOne, async (here, there, ends, one) => {
      const { source, target, data } = await startWorlds(here, there);
      const untouched = await data();
      await move(source, target, { lives: ends, keepsKeys, isOne: one });
      expect(await data()).toEqual(untouched);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

test('what was not ticked, or is blocked, stays as it was, and the rest is as planned', async () => {
  await fc.assert(
    fc.asyncProperty(world, world, fc.func(fc.boolean()), async (here, there, isTicked) => {
      const { source, target, data } = await startWorlds(here, there);
      const untouched = await data();
      const sides = await compareNow(source, target);
      const records = makePlan({ ...sides, choices: chooseSome(sides, isTicked) });
      const kept: Kept[] = [];
      await applyThrough(records, mortal(target, []), kept);
      const notDone = records.filter((_, place) => kept[place]!.result!.outcome !== 'done');
      // Of a form some changes alone may give two fields one id, which the server refuses.
      const isRefused = (record: PlannedRecord) =>
        record.kind === 'forms' && kept[records.indexOf(record)]!.result!.outcome === 'refused';
      expect(notDone.filter((record) => !isRefused(record))).toEqual(
        records.filter(({ blocked }) => blocked.length > 0),
      );
      const now = await readSide(target);
      expect(await data()).toEqual(untouched);
      expect(restOf(now, records, kept)).toEqual(restOf(sides.target, records, kept));
      for (const [place, { kind, action, after }] of records.entries()) {
        const { outcome, targetId } = kept[place]!.result!;
        if (outcome !== 'done' || action === 'delete') continue;
        const standing = recordById(now, kind, targetId)!;
        expect(missingIn(kindOf(kind), after!, standing.value)).toEqual([]);
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

/** All records of a target but those that a plan made or wrote, and but which pipeline is the default. */
function restOf(side: Side, records: readonly PlannedRecord[], kept: readonly Kept[]) {
  const written = new Set(
    records.flatMap(({ kind }, place) => {
      const { outcome, targetId } = kept[place]!.result!;
      return outcome === 'done' ? `${kind} ${targetId}` : [];
    }),
  );
  return configurationKinds.flatMap((kind) =>
    recordsOf(side, kind)
      .filter(({ id }) => !written.has(`${kind} ${id}`))
      .map(({ id, value: { es_default: _, ...value } }) => ({ kind, id, value })),
  );
}

test('an undo leaves what was there before, but for what it says', async () => {
  await fc.assert(
    fc.asyncProperty(single, single, lives, async (here, there, ends) => {
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
