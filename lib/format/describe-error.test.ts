import { expect, test } from 'vitest';
import { describeError } from './describe-error';

test('the words of a server are read from either spelling of the request id', () => {
  const words = { message: 'Stage not found', code: 'not_found', requestId: 'req_1', details: [] };
  expect(describeError({ message: 'Stage not found', code: 'not_found', request_id: 'req_1' })).toEqual(
    words,
  );
  expect(
    describeError(Object.assign(new Error('Stage not found'), { code: 'not_found', requestId: 'req_1' })),
  ).toEqual(words);
});

test('details of another shape are left out', () => {
  const details = [{ field: 'name', issue: 'required' }, 'name', null, { field: 1, issue: 'x' }];
  expect(describeError({ message: 'Not valid', details }).details).toEqual([
    { field: 'name', issue: 'required' },
  ]);
});

test.each([undefined, null, 42, {}])('%j says nothing', (error) => {
  expect(describeError(error)).toMatchObject({ message: '', details: [] });
});
