import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test.each([
  ['The data folder is in use.', 'The data folder is in use.'],
  ['{"level":50,"msg":"cannot listen","err":{"message":"EACCES"}}', 'cannot listen: EACCES'],
  ['{"level":30,"msg":"stopped"}', 'stopped'],
  ['{"level":30}', '{"level":30}'],
  ['{"cut off', '{"cut off'],
  ['    at open (file:///srv/open.ts:3:9)', undefined],
  ['  }', undefined],
  ['', undefined],
])('%s', (line, words) => {
  expect(plainWords(line)).toBe(words);
});
