import type { Ratio } from '../support/figures.ts';
import { measureKinds, queueBacklog } from '../support/write-kinds.ts';
import { withPostgres } from '../support/write-postgres.ts';
import { cpuRatio } from '../support/write-report.ts';

const TARGET = 0.2;
/** Processor seconds of app, worker and database for 1,000 that are delivered. */
const CPU_TARGET = 1.5;

/** Each kind of write on PostgreSQL. */
export default function postgres(): Promise<readonly Ratio[]> {
  return withPostgres(async (bench, database, databaseCpu) => {
    const name = 'PostgreSQL';
    const { ratios, kinds } = await measureKinds({ name, bench, database, databaseCpu, target: TARGET });
    const drained = await bench.drain(() => queueBacklog(database));
    console.log(`${name}, drain of a backlog: ${drained.toFixed(0)}/s`);
    return [
      ...ratios,
      ...kinds.map(({ label, measured }) => cpuRatio(`${name}, ${label}, CPU`, measured, CPU_TARGET)),
    ];
  });
}
