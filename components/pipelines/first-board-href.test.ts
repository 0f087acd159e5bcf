import { expect, test } from 'vitest';
import { firstBoardHref } from './first-board-href';

test.each([
  ['the default one', [{ id: 1 }, { id: 2, es_default: true }], '/pipelines/2'],
  ['the first where none is the default', [{ id: 'a/b' }, { id: 'c' }], '/pipelines/a%2Fb'],
  ['the list where there is none', [], '/pipelines'],
])('a person begins at %s', (_, pipelines, href) => {
  expect(firstBoardHref(pipelines)).toBe(href);
});
