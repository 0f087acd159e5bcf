import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ChameleonServer } from '../../lib/testing/chameleon/chameleon-server.ts';
import { disguiseOf } from '../../lib/testing/chameleon/disguise.ts';
import { noteFigures } from '../../lib/testing/chameleon/figures.ts';
import { filledWorld } from '../../lib/testing/chameleon/world-data.ts';
import { test } from '../fixtures.ts';
import { connectTo } from '../support/connect.ts';
import { Calls, Complaints, settle } from '../support/visit.ts';
import { judge } from './judge.ts';
import { lookAt } from './look.ts';
import { pages } from './pages.ts';

/** Only the pages of these names, with commas between. */
const { CHAMELEON_PAGES: names } = process.env;
const meant = pages.filter(({ name }) => names === undefined || names.split(',').includes(name));

/** `npm run test:servers` sets it to 20. */
const count = Number(process.env.CHAMELEON_SEEDS ?? 2);
const { CHAMELEON_SEED: only } = process.env;
const seeds = only ? [Number(only)] : Array.from({ length: count }, (_, index) => index + 1);

for (const seed of seeds) {
  test(`every page tells the truth of the server of seed ${seed}`, async ({ as, baseURL }) => {
    test.setTimeout(300_000);
    const page = await as('admin');
    const server = await ChameleonServer.start(filledWorld({ deals: 60, others: 12 }), disguiseOf(seed));
    try {
      await connectTo(page, baseURL!, server.baseUrl, `sac_test_${randomUUID()}`);
      const { dress } = server.chameleon;
      const [complaints, calls] = [new Complaints(page), new Calls(page)];
      const faults: string[] = [];
      const figures = { pages: 0, right: 0, unreadable: 0, wrong: 0 };
      for (const swept of meant) {
        await page.goto(swept.address(dress));
        await settle(page, calls);
        const found = judge(dress, swept, await lookAt(page));
        const wrong = [...found.faults, ...complaints.take()];
        figures.pages += 1;
        figures.right += found.right;
        figures.unreadable += found.unreadable;
        figures.wrong += wrong.length;
        faults.push(...wrong.map((fault) => `${swept.name} (${swept.address(dress)}): ${fault}`));
      }
      noteFigures('sweep', { seed, ...figures });
      expect.soft(faults, `seed ${seed}: ${JSON.stringify(dress.disguise)}`).toEqual([]);
    } finally {
      await server.stop();
    }
  });
}
