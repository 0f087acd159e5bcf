import { openDatabase } from '../../lib/database/open.ts';
import { migrations } from '../../sandbox/app.ts';
import { benchPglite } from '../support/delivery-store.ts';
import type { Ratio } from '../support/figures.ts';
import { WriteBench } from '../support/write-bench.ts';
import { measureKinds, queueBacklog } from '../support/write-kinds.ts';

const TARGET = 0.15;
/** It is in the sandbox's own process. */
const databaseCpu = () => 0;

/** Each kind of write on PGlite; the limit on another PGlite in this process. */
export default async function pglite(): Promise<readonly Ratio[]> {
  const name = 'PGlite';
  const { database, close } = await benchPglite();
  const bench = new WriteBench({ SANDBOX_DATABASE_URL: '' }, databaseCpu);
  try {
    await bench.start();
    const { ratios } = await measureKinds({ name, bench, database, databaseCpu, target: TARGET });
    const drained = await bench.drain(async () => {
      const own = await openDatabase({ dataDir: bench.dataDir, migrations });
      try {
        return await queueBacklog(own);
      } finally {
        await own.close();
      }
    });
    console.log(`${name}, drain of a backlog: ${drained.toFixed(0)}/s`);
    return ratios;
  } finally {
    await bench.close();
    await close();
  }
}
