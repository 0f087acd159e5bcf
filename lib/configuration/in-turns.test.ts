import { expect, test } from 'vitest';
import { inTurns } from './in-turns';

/** Ends once others had a turn: work that keeps the thread for itself never would. */
function* untilOthersHadOne() {
  let hadOne = false;
  setImmediate(() => {
    hadOne = true;
  });
  while (!hadOne) yield;
  return 'done';
}

test('others have their turn while it lasts', async () => {
  expect(await inTurns(untilOthersHadOne())).toBe('done');
});

test('an abort ends it', async () => {
  const abort = new AbortController();
  function* endless(): Generator<void, never, unknown> {
    setImmediate(() => abort.abort(new Error('enough')));
    for (;;) yield;
  }
  await expect(inTurns(endless(), abort.signal)).rejects.toThrow('enough');
});
