import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { loggedError, withoutValues } from './logged-error.ts';

function logged(error: unknown): string {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  pino({ serializers: { err: loggedError } }, { write }).error({ err: error }, 'failed');
  return text;
}

const refused = Object.assign(
  new Error('duplicate key value violates unique constraint "user_email_unique"'),
  {
    code: '23505',
    detail: 'Key (email)=(ana@secret.example) already exists.',
  },
);
const values = ['ana@secret.example', 'hash-of-a-password\n    at the next line', 'token-1'];
const failed = new DrizzleQueryError('insert into "user" values ($1, $2, $3)', values, refused);

test.each([
  ['a failed query', failed],
  ['what a failed query caused', new Error('could not sign in', { cause: failed })],
])('%s is logged with its statement and without its values', (_, error) => {
  const text = logged(error);
  expect(text).toContain('insert into');
  expect(text).toContain('23505');
  expect(text).toContain('user_email_unique');
  expect(text).toContain('logged-error.test.ts');
  for (const value of ['secret.example', 'hash-of', 'at the next line', 'token-1']) {
    expect(text).not.toContain(value);
  }
});

test('every other error is logged as pino does', () => {
  expect(logged(new TypeError('not a function'))).toContain('"message":"not a function"');
});

test('a message alone loses its values too', () => {
  expect(withoutValues(failed.message)).toBe('Failed query: insert into "user" values ($1, $2, $3)');
  expect(withoutValues('Invalid password')).toBe('Invalid password');
});
