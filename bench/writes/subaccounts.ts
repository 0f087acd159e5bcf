import type { Ratio } from '../support/figures.ts';
import { median } from '../support/http-load.ts';
import { type Measured, SUBACCOUNTS } from '../support/write-bench.ts';
import { withPostgres } from '../support/write-postgres.ts';
import { printMeasured } from '../support/write-report.ts';

/** At least as fast; the rest is what two rounds of the same differ by. */
const TARGET = 0.95;
const ROUNDS = 3;
const SECONDS = 1;

/** As many connections that write for one subaccount, and for four, in turns. */
export default function subaccounts(): Promise<readonly Ratio[]> {
  return withPostgres(async (bench) => {
    await bench.measure('contacts', SECONDS, { subaccounts: SUBACCOUNTS });
    const rounds: { one: Measured; four: Measured }[] = [];
    for (let n = 0; n < ROUNDS; n++) {
      rounds.push({
        one: await bench.measure('contacts', SECONDS),
        four: await bench.measure('contacts', SECONDS, { subaccounts: SUBACCOUNTS }),
      });
    }
    for (const { one, four } of rounds) {
      printMeasured('PostgreSQL, one subaccount', one);
      printMeasured('PostgreSQL, four subaccounts', four);
    }
    const perSecond = (which: 'one' | 'four') => median(rounds.map((round) => round[which].perSecond));
    return [
      {
        name: 'Four subaccounts together, beside one',
        ratio: median(rounds.map(({ one, four }) => four.perSecond / one.perSecond)),
        target: TARGET,
        of: `${perSecond('four').toFixed(0)}/s, one ${perSecond('one').toFixed(0)}/s`,
      },
    ];
  });
}
