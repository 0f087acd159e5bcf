import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import en from '@/messages/en/configuration.json';
import { inPageWords, type RefusalCode, refusalCodes } from './refusal-words';

const refused = (code: string, more: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({
    operation: { id: 'console POST configuration/plans' },
    status: 409,
    code,
    message: 'In English',
    details: [{ field: 'plan', issue: 'p2' }],
    requestId: 'req_1',
    isConsole: true,
    ...more,
  });
const words = (code: RefusalCode) => `words of ${code}`;

test('every code has words, and there are none for others', () => {
  expect(Object.keys(en.refusals).sort()).toEqual([...refusalCodes].sort());
});

test('a refusal of the console is told in the page’s words, with its request id and without bare codes', () => {
  expect(inPageWords(refused('other_plan_applying'), words)).toMatchObject({
    message: 'words of other_plan_applying',
    status: 409,
    code: 'other_plan_applying',
    requestId: 'req_1',
    details: [],
  });
});

test('what is wrong with a field is told by its issue', () => {
  const details = [{ field: 'target', issue: 'same_connection' }];
  const error = refused('validation_error', { status: 422, details });
  expect(inPageWords(error, words)).toMatchObject({ message: 'words of same_connection', details: [] });
});

test('which files cannot be read is still told', () => {
  const details = [{ field: 'products/a.yaml', issue: 'Line 3' }];
  expect(inPageWords(refused('unreadable_files', { details }), words)).toMatchObject({ details });
});

test('a server’s own error of the same code and an unknown code keep their words', () => {
  for (const error of [
    refused('wrong_state', { isConsole: false }),
    refused('odd'),
    new Error('wrong_state'),
  ])
    expect(inPageWords(error, words)).toBe(error);
});
