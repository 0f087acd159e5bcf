import type { Ratio } from '../support/figures.ts';
import { SUBACCOUNTS } from '../support/write-bench.ts';
import { withPostgres } from '../support/write-postgres.ts';
import { printMeasured } from '../support/write-report.ts';

const PROCESSES = [1, 2, 4];
const WARM_UP_S = 1;
const SECONDS = 2;

/**
 * More and more sandbox processes on one PostgreSQL, which share the connections of four subaccounts. There is no target:
 * they share the processors, too.
 */
export default function processes(): Promise<readonly Ratio[]> {
  return withPostgres(async (bench) => {
    for (const count of PROCESSES) {
      while (bench.sandboxes.length < count) await bench.addSandbox();
      await bench.measure('contacts', WARM_UP_S, { subaccounts: SUBACCOUNTS });
      const measured = await bench.measure('contacts', SECONDS, { subaccounts: SUBACCOUNTS });
      printMeasured(`PostgreSQL, ${count} process${count === 1 ? '' : 'es'}`, measured);
    }
    return [];
  });
}
