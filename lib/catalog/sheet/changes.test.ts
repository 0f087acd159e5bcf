import { expect, test } from 'vitest';
import { changesOf, doneOf, emptyRows, holdsWork } from './changes';
import { discarded } from './discard';
import { edit, undo } from './draft';
import { openDraft } from './open-draft';
import { planSteps } from './plan';
import { withStepDone } from './rebase';
import { asRecords } from './testing';

const terms = {
  tipo_precio: 'recurrente',
  periodicidad: 'mensual',
  periodo_dias: null,
  vigencia_desde: null,
  vigencia_hasta: null,
};
const held = [
  { id: 1, moneda: 'CLP', monto: '100', tramos: [], ...terms },
  { id: 2, moneda: 'USD', monto: '1', tramos: [], ...terms },
];
const opened = () => openDraft(asRecords(held));

test('a row made here is something to lose until it holds a price, is undone or discarded', () => {
  const made = edit(opened(), { kind: 'addRow', key: '2', terms: { ...terms, periodicidad: 'anual' } });
  expect(emptyRows(made)).toHaveLength(1);
  expect(changesOf(made)).toEqual([]);
  expect(holdsWork(made)).toBe(true);
  expect(holdsWork(undo(made))).toBe(false);
  expect(holdsWork(discarded(made))).toBe(false);
  const filled = edit(made, { kind: 'set', cells: [{ row: '2', currency: 'CLP', to: { text: '900' } }] });
  expect(emptyRows(filled)).toEqual([]);
});

test('a row whose prices are deleted is a change, and nothing to lose once that is saved', () => {
  const cells = ['CLP', 'USD'].map((currency) => ({ row: '1', currency, to: null }));
  const cleared = edit(opened(), { kind: 'set', cells });
  expect(emptyRows(cleared)).toEqual([]);
  const saved = planSteps(changesOf(cleared)).reduce(
    (draft, step) => withStepDone(draft, step, undefined),
    cleared,
  );
  expect(holdsWork(saved)).toBe(false);
});

test('of what was sent that is counted which the server holds, also where it is typed over since', () => {
  const typed = edit(opened(), {
    kind: 'set',
    cells: [
      { row: '1', currency: 'CLP', to: { text: '120' } },
      { row: '1', currency: 'USD', to: null },
    ],
  });
  const sent = changesOf(typed);
  const [first, ...rest] = planSteps(sent);
  const part = withStepDone(typed, first!, asRecords([{ ...first!.price!, id: 1 }])[0]);
  expect(doneOf(sent, part)).toEqual({ saves: 1, deletions: 0 });
  const whole = rest.reduce((draft, step) => withStepDone(draft, step, undefined), part);
  const after = edit(whole, {
    kind: 'set',
    cells: [{ row: '1', currency: 'CLP', to: { text: '130' } }],
  });
  expect(doneOf(sent, after)).toEqual({ saves: 1, deletions: 1 });
});
