import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Admission, ConnectionHealth, type Refusal } from './connection-health';

const WHOLE_MS = 30_000;

/** A server seen over time: reads one after the other, each as told. */
class Seen {
  readonly health = new ConnectionHealth();
  now = 0;

  read(operation: string, how: 'answers' | 'hangs' | 'is unreachable', tookMs?: number): Admission | Refusal {
    const admission = this.health.admitRead(operation, WHOLE_MS, this.now);
    if ('retryInMs' in admission) return admission;
    const takes = tookMs ?? (how === 'hangs' ? admission.deadlineMs : 20);
    const isTooLate = takes >= admission.deadlineMs;
    this.now += Math.min(takes, admission.deadlineMs);
    const failure = how === 'is unreachable' ? 'unreachable' : 'timeout';
    admission.end(how === 'answers' && !isTooLate ? 'answered' : failure, this.now);
    return admission;
  }

  get state() {
    return this.health.view(this.now).is;
  }
}

const wentOut = (one: Admission | Refusal): one is Admission => !('retryInMs' in one);

it('knows nothing before the first call, and long after the last', () => {
  expect(new ConnectionHealth().view(0)).toEqual({ is: 'unknown' });
  const seen = new Seen();
  seen.read('any', 'answers');
  expect(seen.state).toBe('answering');
  seen.now += 600_001;
  expect(seen.state).toBe('unknown');
});

it('shortens deadlines of a server that hangs, then refuses reads and says until when', () => {
  const seen = new Seen();
  const given: unknown[] = [];
  for (let n = 0; n < 5; n++) {
    const admission = seen.read(`operation ${n}`, 'hangs');
    given.push(wentOut(admission) && admission.deadlineMs);
  }
  expect(given).toEqual([30_000, 10_000, 10_000, 5_000, 5_000]);
  expect(seen.read('another', 'answers')).toEqual({
    retryInMs: 2_000,
    isOperation: false,
    reason: 'timeout',
  });
  expect(seen.health.view(seen.now)).toMatchObject({
    is: 'not_answering',
    reason: 'timeout',
    retryInMs: 2_000,
  });
  seen.now += 2_000;
  expect(wentOut(seen.read('another', 'answers'))).toBe(true);
  expect(seen.health.view(seen.now)).toEqual({ is: 'answering' });
});

describe('one operation that hangs', () => {
  it('is refused by itself, and never the others, however often it is asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30_000), { maxLength: 60 }), (pauses) => {
        const seen = new Seen();
        for (const pause of pauses) {
          seen.now += pause;
          const admission = seen.read('hangs', 'hangs');
          if (!wentOut(admission)) expect(admission.isOperation).toBe(true);
          expect(seen.state).not.toBe('not_answering');
        }
        const other = seen.read('other', 'answers');
        expect(wentOut(other)).toBe(true);
      }),
    );
  });

  it('is seen by name', () => {
    const seen = new Seen();
    for (let n = 0; n < 5; n++) seen.read('hangs', 'hangs');
    seen.read('other', 'answers');
    expect(seen.health.view(seen.now)).toEqual({ is: 'slow', reason: 'timeout', operations: ['hangs'] });
    expect(seen.read('hangs', 'hangs')).toMatchObject({ isOperation: true });
  });

  it('is asked with the whole deadline once in a while, so that a slow one comes back', () => {
    const seen = new Seen();
    for (let n = 0; n < 5; n++) seen.read('slow', 'hangs');
    seen.now += 2_000;
    const probe = seen.read('slow', 'answers', 12_000);
    expect(probe).toMatchObject({ deadlineMs: WHOLE_MS });
    // From now on it has room for what it needs.
    seen.read('other', 'hangs');
    expect(seen.read('slow', 'answers', 12_000)).toMatchObject({ deadlineMs: 24_000 });
  });
});

it('takes a server that is not reached for one that does not answer, by one operation alone', () => {
  const seen = new Seen();
  for (let n = 0; n < 5; n++) seen.read('same', 'is unreachable');
  expect(seen.health.view(seen.now)).toMatchObject({ is: 'not_answering', reason: 'unreachable' });
});

describe('a write', () => {
  it('is not sent while the server is known not to answer, and is sent with its whole deadline otherwise', () => {
    const seen = new Seen();
    for (let n = 0; n < 4; n++) seen.read(`operation ${n}`, 'hangs');
    expect(seen.health.admitWrite('write', WHOLE_MS, seen.now)).toMatchObject({ deadlineMs: WHOLE_MS });
    seen.read('fifth', 'hangs');
    expect(seen.health.admitWrite('write', WHOLE_MS, seen.now)).toMatchObject({ retryInMs: 2_000 });
    seen.now += 2_000;
    // A read that finds out does not hold writes up.
    expect(wentOut(seen.health.admitRead('probe', WHOLE_MS, seen.now))).toBe(true);
    expect(wentOut(seen.health.admitWrite('write', WHOLE_MS, seen.now))).toBe(true);
  });
});

it('is told by a call that asks whatever happened, as the live feed does', () => {
  const seen = new Seen();
  for (let n = 0; n < 5; n++) seen.read(`operation ${n}`, 'hangs');
  const look = seen.health.watch('listEvents', 15_000, seen.now);
  look.end('answered', seen.now + 5);
  expect(seen.state).toBe('answering');
});

it('learns from reads that browsers gave up after ten seconds, and nothing from those before', () => {
  const seen = new Seen();
  const giveUp = (operation: string, afterMs: number) => {
    const admission = seen.health.admitRead(operation, WHOLE_MS, seen.now);
    seen.now += afterMs;
    if (wentOut(admission)) admission.end('unknown', seen.now);
  };
  for (let n = 0; n < 20; n++) giveUp(`operation ${n}`, 9_999);
  expect(seen.state).toBe('unknown');
  for (let n = 0; n < 5; n++) giveUp(`operation ${n}`, 10_000);
  expect(seen.state).toBe('not_answering');
  // A probe whose browser left makes room for the next one.
  seen.now += 2_000;
  giveUp('probe', 10);
  expect(wentOut(seen.read('next', 'answers'))).toBe(true);
});

type Ended = {
  readonly operation: number;
  readonly startedAt: number;
  readonly tookMs: number;
  readonly ends: number;
};
const ended: fc.Arbitrary<Ended> = fc.record({
  operation: fc.nat(4),
  startedAt: fc.nat(200_000),
  tookMs: fc.integer({ min: 1, max: WHOLE_MS }),
  ends: fc.nat(3),
});

it('is never stuck: after any history a read goes out in time, and once it is answered all of them do', () => {
  fc.assert(
    fc.property(fc.array(ended, { maxLength: 80 }), (calls) => {
      const health = new ConnectionHealth();
      const moments = calls.flatMap(({ operation, startedAt, tookMs, ends }) => {
        let admission: Admission | Refusal | undefined;
        const what = (['answered', 'unknown', 'timeout', 'unreachable'] as const)[ends]!;
        return [
          {
            at: startedAt,
            run: () => {
              admission = health.admitRead(`operation ${operation}`, WHOLE_MS, startedAt);
            },
          },
          {
            at: startedAt + tookMs,
            run: () => admission && wentOut(admission) && admission.end(what, startedAt + tookMs),
          },
        ];
      });
      for (const { run } of moments.sort((a, b) => a.at - b.at)) run();
      const now = 300_000;
      const first = health.admitRead('operation 0', WHOLE_MS, now);
      expect(wentOut(first)).toBe(true);
      if (wentOut(first)) first.end('answered', now + 10);
      for (let n = 0; n < 5; n++) {
        const next = health.admitRead(`operation ${n}`, WHOLE_MS, now + 20);
        expect(wentOut(next)).toBe(true);
        if (wentOut(next)) next.end('answered', now + 30);
      }
      expect(health.view(now + 40).is).toMatch(/answering|slow/);
      expect(health.admitRead('operation 3', WHOLE_MS, now + 50)).toMatchObject({ deadlineMs: WHOLE_MS });
    }),
  );
});

it('is well again as a whole: what failed twice while nothing answered is no trouble of its own', () => {
  const seen = new Seen();
  for (const operation of ['one', 'one', 'two', 'two', 'three']) seen.read(operation, 'hangs');
  expect(seen.state).toBe('not_answering');
  seen.now += 20_000;
  expect(wentOut(seen.read('another', 'answers'))).toBe(true);
  expect(seen.health.view(seen.now)).toEqual({ is: 'answering' });
});
