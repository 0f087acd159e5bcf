import { expect, test } from 'vitest';
import { type CardView, readView, usualView, writeView } from './card-view';

test('a view is read as it was written', () => {
  const view: CardView = { density: 'compact', facts: ['amount', 'created_at'], isColoured: true };
  expect(readView(writeView(view))).toEqual(view);
  expect(readView(writeView({ ...view, facts: [] })).facts).toEqual([]);
});

test.each(['', 'nonsense', 'null', '7', '{"facts":"amount"}'])('%j is the usual view', (kept) => {
  expect(readView(kept)).toEqual(usualView);
});

test('facts that cards no longer know are left out', () => {
  expect(readView('{"facts":["amount","mood"]}').facts).toEqual(['amount']);
});
