import { expect } from '@playwright/test';
import { type Failure, failures } from '../../lib/testing/chameleon/failure.ts';
import { noteFigures } from '../../lib/testing/chameleon/figures.ts';
import { test } from '../fixtures.ts';
import { acts } from './acts/acts.ts';
import { expectTruth } from './chaos.ts';

/**
 * `npm run test:servers` runs the whole matrix; `npm test` the commonest failures of two acts. `CHAMELEON_CHAOS=acts`
 * tries those failures on every act. `CHAMELEON_ACT` and `CHAMELEON_FAILURES` pick some, by their names with commas.
 */
const { CHAMELEON_ACT: only, CHAMELEON_CHAOS: extent, CHAMELEON_FAILURES: some } = process.env;
const isWhole = extent === 'whole';
const commonActs = only ? only.split(',') : ['move a deal', 'rename a contact'];
const commonFailures: readonly Failure[] = ['lost-reply', 'html-502-before', 'forbidden'];
const picked = some ? failures.filter((one) => some.split(',').includes(one)) : undefined;
const isMeant = (name: string) => (extent !== undefined && !only) || commonActs.includes(name);

for (const act of acts.filter(({ name }) => isMeant(name))) {
  test(`${act.name}: true words and a true page, whatever fails`, async ({ as, baseURL }) => {
    test.setTimeout(900_000);
    const context = (await as('admin')).context();
    for (const failure of picked ?? (isWhole ? failures : commonFailures)) {
      const page = await context.newPage();
      let untrue = '';
      try {
        await test.step(failure, () => expectTruth(page, baseURL!, act, failure));
      } catch (error) {
        untrue = error instanceof Error ? error.message : String(error);
        await page.screenshot({ path: `test-results/${act.name}-${failure}.png`.replaceAll(' ', '-') });
      }
      noteFigures('chaos', { act: act.name, failure, isTrue: untrue === '' });
      expect.soft(untrue, `${act.name} where the server answers with ${failure}`).toBe('');
      await page.close();
    }
  });
}
