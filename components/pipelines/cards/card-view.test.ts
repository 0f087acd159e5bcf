import { expect, test } from 'vitest';
import { factNames } from './card-facts';
import { type CardView, readView, rowHeightOf, usualView, writeView } from './card-view';

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

test('a card is as high as what it says, and a compact one as high as any other', () => {
  const height = (facts: CardView['facts'], density: CardView['density'] = 'normal') =>
    rowHeightOf({ ...usualView, density, facts });
  expect(height([...factNames])).toBeGreaterThan(height(usualView.facts));
  expect(height(['stage_changed_at'])).toBe(height(['fecha_cierre_estimada', 'stage_changed_at']));
  expect(height([...factNames], 'compact')).toBe(height([], 'compact'));
});
