import { APIError } from 'better-auth/api';
import { expect, test } from 'vitest';
import { hashPassword } from './create-user';
import { passwordHashing } from './password-hashing';

test('a crowd takes turns, and who finds no place in the queue is told when to come again', async () => {
  const hash = await passwordHashing.hash('una clave larga');
  const crowd = Array.from({ length: 66 }, () =>
    passwordHashing.verify({ hash, password: 'una clave larga' }),
  );
  const oneTooMany = await passwordHashing.hash('otra clave').catch((error: unknown) => error);
  expect(oneTooMany).toBeInstanceOf(APIError);
  expect(oneTooMany).toMatchObject({ statusCode: 503, body: { code: 'TOO_BUSY' } });
  await expect(hashPassword('otra clave')).rejects.toMatchObject({
    status: 503,
    code: 'too_busy',
    headers: { 'retry-after': '5' },
  });
  expect(await Promise.all(crowd)).toEqual(crowd.map(() => true));
  expect(await passwordHashing.verify({ hash, password: 'no es' })).toBe(false);
});
