import { expect, test } from 'vitest';
import { errorDetails } from '@/lib/contract/validation';
import { code, newAccount, password, passwords, profile, signIn } from './account-rules';

const rules = { signIn, newAccount, profile, passwords, password, code };

const good = {
  name: 'Ana Soto',
  email: 'ana@example.cl',
  password: 'correct horse battery',
  currentPassword: ' ',
  newPassword: 'correct horse battery',
  code: '123 456',
};

test.each([
  ['signIn', { password: ' ' }, []],
  ['signIn', { email: 'ana@example', password: '' }, ['email invalid_email', 'password required']],
  ['newAccount', { name: ' ', password: 'x'.repeat(11) }, ['name required', 'password too_short']],
  ['newAccount', { password: 'x'.repeat(129) }, ['password too_long']],
  ['profile', { name: 'x'.repeat(201) }, ['name too_long']],
  ['passwords', { currentPassword: '' }, ['currentPassword required']],
  ['password', {}, []],
  ['code', { code: ' ' }, ['code required']],
] as const)('%s with %j says %j', (name, change, said) => {
  const values = { ...good, ...change };
  const { error } = rules[name].safeParse(values);
  expect(error ? errorDetails(error, values).map(({ field, issue }) => `${field} ${issue}`) : []).toEqual(
    said,
  );
});
