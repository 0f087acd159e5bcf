import { expect, test } from 'vitest';
import { addressOf } from '@/lib/api/request';
import { inboxReads } from './inbox-reads';

const items = [{ id: 5 }, { id: 'b' }, { nombre: 'Without an id' }];

function addressesOf(search: string) {
  return inboxReads(new URLSearchParams(search)).map((forms) =>
    [forms, ...forms.follow!({ items, nextCursor: null, beside: {} })].map(({ operation, sent }) =>
      addressOf(operation, sent, ''),
    ),
  );
}

test('the newest of each form follows the list that it is in', () => {
  expect(addressesOf('status=nuevo')).toEqual([
    [
      '/forms?limit=100',
      '/forms/5/submissions?limit=50&status=nuevo',
      '/forms/b/submissions?limit=50&status=nuevo',
    ],
    [
      '/forms?limit=100&status=archived',
      '/forms/5/submissions?limit=50&status=nuevo',
      '/forms/b/submissions?limit=50&status=nuevo',
    ],
  ]);
});

test('where one form is looked at, only its own is read', () => {
  expect(addressesOf('form=b')[0]).toEqual(['/forms?limit=100', '/forms/b/submissions?limit=50']);
});
