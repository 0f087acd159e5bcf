import { expect, test } from 'vitest';
import { firstBoardHref } from './first-board-href';

test.each([
  ['the default one', [{ id: 1 }, { id: 2, es_default: true }], '/pipelines/2'],
  ['the first where none is the default', [{ id: 'a/b' }, { id: 'c' }], '/pipelines/a%2Fb'],
  ['one whose id can be read', [{ id: undefined, es_default: true }, { id: 3 }], '/pipelines/3'],
  ['the list where there is none', [], '/pipelines'],
])('a person begins at %s', (_, pipelines, href) => {
  expect(firstBoardHref(pipelines)).toBe(href);
});
