import { expect, test } from 'vitest';
import { figuresShown } from './overview-strip';

const figure = (id: string) => ({ id, label: id, value: '1', href: `/${id}` });

test('figures stand in the order of their parts, and no more than there is room for', () => {
  const shown = figuresShown(
    ['a', 'b', 'c', 'd'].map((part) => ({
      part,
      state: 'shown' as const,
      expected: 2,
      figures: [figure(`${part}1`), figure(`${part}2`)],
    })),
  );
  expect(shown.map((each) => each.figure?.id)).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2']);
});

test('a part that is being read keeps the places that its figures will take, one that has none keeps none', () => {
  const shown = figuresShown([
    { part: 'a', state: 'pending', expected: 2, figures: [] },
    { part: 'b', state: 'quiet', expected: 1, figures: [] },
    { part: 'c', state: 'absent', expected: 1, figures: [] },
    { part: 'd', state: 'shown', expected: 1, figures: [figure('d1')] },
  ]);
  expect(shown).toEqual([{ key: 'a 0' }, { key: 'a 1' }, { key: 'd 0', figure: figure('d1') }]);
});
