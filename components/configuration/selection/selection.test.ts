import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparison, difference, kind, record } from '@/components/configuration/testing';
import type { ComparedRecord } from '@/lib/configuration/comparison';
import { keyOfDifference } from '@/lib/configuration/difference-key';
import {
  choicesOf,
  nothingSelected,
  resolve,
  type Selection,
  selectionCounts,
  selectMany,
  setActivates,
  togglePath,
  toggleRecord,
} from './selection';
import { actionOf } from './standing';
import { usualPaths } from './usual-paths';

const name = difference(['nombre']);
const status = difference(['estado']);
const clash = difference(['sku'], { changedBy: 'both', base: 'c' });
const changed = record('changed', { differences: [name, status, clash] });
const fresh = record('fresh');
const gone = record('gone', { status: 'onlyTarget' });
const equal = record('equal', { status: 'equal' });
const products = kind([changed, fresh, gone, equal]);
const all = comparison(products);
const usual = usualPaths({ lists: [] }, changed.differences);
const path = keyOfDifference;

const withActions = (records: readonly ComparedRecord[]) =>
  records.map((one) => ({ key: one.key, action: actionOf(products, one) }));

test('a record as a whole names no paths: what is usual is the plan’s to say', () => {
  const selection = toggleRecord(nothingSelected, changed.key, 'update');
  expect(choicesOf(all, selection)).toEqual([{ kind: 'products', key: changed.key, action: 'update' }]);
});

test('a choice says which records were seen', () => {
  const seen = { ...changed, sourceId: 7, targetId: '8' };
  const selection = toggleRecord(nothingSelected, seen.key, 'update');
  expect(choicesOf(comparison(kind([seen])), selection)).toMatchObject([{ sourceId: 7, targetId: '8' }]);
});

test('selecting all takes what is created and updated, and never what would be deleted', () => {
  const selection = selectMany(nothingSelected, withActions(products.records), true);
  expect(choicesOf(all, selection).map(({ action }) => action)).toEqual(['update', 'create']);
});

test('a record that would be deleted is selected by itself', () => {
  const selection = toggleRecord(nothingSelected, gone.key, 'delete');
  expect(choicesOf(all, selection)).toEqual([{ kind: 'products', key: gone.key, action: 'delete' }]);
  // What was selected on purpose is not lost when the others are selected too.
  const more = selectMany(selection, withActions(products.records), true);
  expect(selectionCounts(all, more)).toMatchObject({ create: 1, update: 1, delete: 1, all: 3 });
});

test('one field of a record that is not selected selects that alone', () => {
  const selection = togglePath(nothingSelected, changed.key, path(status), usual);
  expect(choicesOf(all, selection)[0]?.paths).toEqual([path(status)]);
});

test('a field taken out of a whole record leaves the other usual ones', () => {
  const whole = toggleRecord(nothingSelected, changed.key, 'update');
  const selection = togglePath(whole, changed.key, path(name), usual);
  expect(choicesOf(all, selection)[0]?.paths).toEqual([path(status)]);
  // With its last field the record is no longer part of the plan.
  const none = togglePath(selection, changed.key, path(status), usual);
  expect(choicesOf(all, none)).toEqual([]);
});

test('what somebody said of a conflict goes with the record; the target’s alone is no reason to write', () => {
  const kept = resolve(nothingSelected, changed.key, path(clash), 'target');
  expect(choicesOf(all, kept)).toEqual([]);
  const used = resolve(nothingSelected, changed.key, path(clash), 'source');
  expect(choicesOf(all, used)).toEqual([
    {
      kind: 'products',
      key: changed.key,
      action: 'update',
      paths: [path(clash)],
      resolutions: { [path(clash)]: 'source' },
    },
  ]);
  const whole = toggleRecord(kept, changed.key, 'update');
  expect(choicesOf(all, whole)[0]?.resolutions).toEqual({ [path(clash)]: 'target' });
});

test('a conflict that nobody decided is counted until somebody does', () => {
  const whole = toggleRecord(nothingSelected, changed.key, 'update');
  expect(selectionCounts(all, whole).undecided).toBe(1);
  expect(selectionCounts(all, resolve(whole, changed.key, path(clash), 'target')).undecided).toBe(0);
});

test('what becomes active is asked of what is written, not of what is deleted', () => {
  const created = setActivates(toggleRecord(nothingSelected, fresh.key, 'create'), fresh.key, true);
  expect(choicesOf(all, created)[0]?.activates).toBe(true);
  const deleted = setActivates(toggleRecord(nothingSelected, gone.key, 'delete'), gone.key, true);
  expect(choicesOf(all, deleted)[0]).not.toHaveProperty('activates');
});

test('what is published alone is selected by itself, and is an update that activates', () => {
  const standing = { source: 'published', target: 'draft' } as const;
  const form = record('form', { kind: 'forms', key: 'forms/form', status: 'equal', standing });
  const forms = comparison(kind([form], { kind: 'forms', area: 'forms' }));
  expect(selectMany(nothingSelected, [{ key: form.key, action: 'publish' }], true).size).toBe(0);
  const selection = toggleRecord(nothingSelected, form.key, 'publish');
  expect(choicesOf(forms, selection)).toEqual([
    { kind: 'forms', key: form.key, action: 'update', activates: true },
  ]);
  expect(selectionCounts(forms, selection)).toMatchObject({ all: 1, publish: 1, update: 0 });
});

test('after another comparison only what can still be done so is asked for', () => {
  const selection = selectMany(nothingSelected, withActions(products.records), true);
  const later = comparison(
    kind([
      { ...changed, differences: [name] },
      { ...fresh, status: 'equal' },
    ]),
  );
  const withPath = togglePath(selection, changed.key, path(status), usual);
  expect(choicesOf(later, withPath)).toEqual([
    { kind: 'products', key: changed.key, action: 'update', paths: [path(name)] },
  ]);
});

test('usual is all that can be written but conflicts, what the target changed and what would be removed', () => {
  const stage = difference(['stages', 'Ganado'], { change: 'removed', source: undefined });
  const lists = [{ at: ['stages'], keyOf: () => undefined, isOrdered: true }];
  const theirs = difference(['tipo'], { changedBy: 'target' });
  const stays = difference(['xtra'], { isWritable: false });
  const differences = [name, clash, theirs, stays, stage, status];
  expect([...usualPaths({ lists }, differences)]).toEqual([path(name), path(status)]);
});

const acts = fc.array(
  fc.record({
    of: fc.constantFrom(changed, fresh, gone, equal),
    act: fc.constantFrom('one', 'many', 'none', 'path'),
  }),
  { maxLength: 12 },
);

test('whatever is pressed, no choice is made twice, and none that a record does not allow', () => {
  fc.assert(
    fc.property(acts, (presses) => {
      let selection: Selection = nothingSelected;
      for (const { of, act } of presses) {
        const action = actionOf(products, of);
        if (act === 'one' && action) selection = toggleRecord(selection, of.key, action);
        else if (act === 'path' && of === changed)
          selection = togglePath(selection, of.key, path(name), usual);
        else selection = selectMany(selection, withActions([of]), act === 'many');
      }
      const choices = choicesOf(all, selection);
      expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
      for (const { key, action } of choices)
        expect(actionOf(products, products.records.find((one) => one.key === key)!)).toBe(action);
      expect(selectionCounts(all, selection).all).toBe(choices.length);
    }),
  );
});
