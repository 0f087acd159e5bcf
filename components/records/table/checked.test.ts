import { expect, test } from 'vitest';
import { checked } from './checked';

test('what is typed on while a text is looked up is neither saved nor refused by the older answer', async () => {
  let now = 'SKU-1';
  for (const issue of [undefined, 'Taken']) {
    now = 'SKU-1';
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const answer = checked(
      'SKU-1',
      () => promise,
      () => now,
    );
    now = 'SKU-12';
    resolve(issue);
    expect(await answer).toBeUndefined();
    expect(
      await checked(
        'SKU-12',
        () => issue,
        () => now,
      ),
    ).toEqual({ issue });
  }
});
