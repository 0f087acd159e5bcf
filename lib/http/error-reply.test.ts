import pg from 'pg';
import { expect, it } from 'vitest';
import { ConsoleError } from './console-error';
import { errorReply, statusOfError } from './error-reply';
import { log } from './log';

function refusedBySql(code: string): Error {
  const cause = Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });
  return new Error(`SQLSTATE ${code}`, { cause });
}

it.each([
  [new ConsoleError(409, 'conflict', 'Taken'), 409],
  [refusedBySql('22021'), 422],
  [refusedBySql('22P05'), 422],
  [refusedBySql('23505'), 500],
  [new TypeError('odd'), 500],
])('%s is recorded with the status that it is answered with', (error, status) => {
  log.level = 'silent';
  expect([statusOfError(error), errorReply(error, 'req_1').status]).toEqual([status, status]);
});
