import { expect, test } from 'vitest';
import { locales } from '@/i18n/locale';
import { isWrite } from '@/lib/contract/method';
import { operations } from '@/lib/contract/registry';
import { messagesOf } from './messages-of';

test('every write of the contract is called something in the activity', () => {
  const writes = operations.filter(isWrite).map(({ id }) => id);
  const missing = locales.flatMap((locale) => writes.filter((id) => !messagesOf(locale, 'acts').has(id)));
  expect(missing).toEqual([]);
});
