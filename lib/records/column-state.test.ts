import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ColumnState,
  NARROWEST,
  readColumns,
  stillOf,
  visibleOf,
  WIDEST,
  withMoved,
  withPinned,
  withShown,
  withWidth,
  writeColumns,
} from './column-state';

const all = [
  { id: 'nombre', isFirst: true },
  { id: 'email', isUsual: true },
  { id: 'rut', isUsual: true },
  { id: 'tags' },
  { id: 'campos_custom.giro' },
  { id: 'id' },
];
const ids = all.map(({ id }) => id);
const others = ids.slice(1);

const step = fc.oneof(
  fc.record({ kind: fc.constant('show'), id: fc.constantFrom(...ids), is: fc.boolean() }),
  fc.record({ kind: fc.constant('pin'), id: fc.constantFrom(...ids), is: fc.boolean() }),
  fc.record({ kind: fc.constant('move'), id: fc.constantFrom(...ids), to: fc.integer({ min: -2, max: 8 }) }),
  fc.record({ kind: fc.constant('size'), id: fc.constantFrom(...ids), to: fc.option(fc.integer()) }),
);
type Step = { kind: string; id: string; is?: boolean; to?: number | null };

function after(state: ColumnState, { kind, id, is = false, to }: Step): ColumnState {
  if (kind === 'show') return withShown(state, id, is);
  if (kind === 'pin') return withPinned(state, id, is);
  return kind === 'move' ? withMoved(state, id, to ?? 0) : withWidth(state, id, to ?? undefined);
}

const states = fc
  .array(step, { maxLength: 30 })
  .map((steps) => (steps as Step[]).reduce(after, readColumns(all, null)));

test('what was stored before widths and pins were is read as it was', () => {
  expect(readColumns(all, ['rut', 'gone', 'email'])).toEqual({
    first: 'nombre',
    shown: ['rut', 'email'],
    pinned: 0,
    widths: {},
  });
  expect(readColumns(all, null).shown).toEqual(['email', 'rut']);
  expect(readColumns(all, ['gone']).shown).toEqual(['email', 'rut']);
});

test('whatever is done to it, a state is written and read as the same', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(readColumns(all, writeColumns(state))).toEqual(state);
    }),
  );
});

test('whatever is done to it, something is shown, nothing twice, and widths are within bounds', () => {
  fc.assert(
    fc.property(states, (state) => {
      const visible = visibleOf(state);
      expect(visible[0]).toBe('nombre');
      expect(new Set(visible).size).toBe(visible.length);
      expect(others).toEqual(expect.arrayContaining([...state.shown]));
      expect(state.shown.length).toBeGreaterThan(0);
      expect(stillOf(state)).toBeLessThanOrEqual(visible.length);
      for (const width of Object.values(state.widths)) {
        expect(width).toBeGreaterThanOrEqual(NARROWEST);
        expect(width).toBeLessThanOrEqual(WIDEST);
      }
    }),
  );
});

test('any texts are read as some state', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('email*240*pin', 'rut*', '*pin', 'nombre*99999', 'tags*-1'),
  );
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const state = readColumns(all, texts);
      expect(readColumns(all, writeColumns(state))).toEqual(state);
    }),
  );
});

test('moving there and back is as before, pins included', () => {
  fc.assert(
    fc.property(states, fc.nat(), fc.nat(), (state, one, other) => {
      const id = state.shown[one % state.shown.length]!;
      const to = other % state.shown.length;
      const moved = withMoved(state, id, to);
      expect([...moved.shown].sort()).toEqual([...state.shown].sort());
      expect(moved.shown[to]).toBe(id);
      const back = withMoved(moved, id, state.shown.indexOf(id));
      expect(back.shown).toEqual(state.shown);
    }),
  );
});

test('a pinned column stands before those that are not, and unpinned it is the first of those', () => {
  const state = readColumns(all, ['email', 'rut', 'tags']);
  const pinned = withPinned(state, 'tags', true);
  expect(pinned).toMatchObject({ shown: ['tags', 'email', 'rut'], pinned: 1 });
  expect(withPinned(pinned, 'rut', true)).toMatchObject({ shown: ['tags', 'rut', 'email'], pinned: 2 });
  expect(withPinned(pinned, 'tags', false)).toMatchObject({ shown: ['tags', 'email', 'rut'], pinned: 0 });
  expect(withMoved(pinned, 'tags', 2)).toMatchObject({ shown: ['email', 'rut', 'tags'], pinned: 0 });
  expect(withMoved(pinned, 'rut', 0)).toMatchObject({ shown: ['rut', 'tags', 'email'], pinned: 2 });
});
