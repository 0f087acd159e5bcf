import { sql } from 'drizzle-orm';
import type { Database } from '../../lib/database/database.ts';
import type { Ratio } from './figures.ts';
import { median } from './http-load.ts';
import type { Measured, WriteBench } from './write-bench.ts';
import { type Limit, measureLimit, prepareLimit } from './write-limit.ts';
import { limitRatio, printLimit, printMeasured } from './write-report.ts';

const WARM_UP_S = 1;
const SECONDS = 3;
const LIMIT_SECONDS = 1;
const BACKLOG = 4000;

interface Kinds {
  readonly name: string;
  readonly bench: WriteBench;
  /** Where the limit is measured. */
  readonly database: Database;
  readonly databaseCpu: () => number;
  /** Share of the limit. */
  readonly target: number;
}

/** Each kind of write beside the limit, which is measured before, between and after them. */
export async function measureKinds({ name, bench, database, databaseCpu, target }: Kinds) {
  const stageId = await secondStage(bench);
  await prepareLimit(database);
  await measureLimit(database, LIMIT_SECONDS, databaseCpu);
  const limits: Limit[] = [];
  const kinds: { label: string; measured: Measured }[] = [];
  const measure = async (label: string, run: () => Promise<Measured>) => {
    limits.push(await measureLimit(database, LIMIT_SECONDS, databaseCpu));
    kinds.push({ label, measured: await run() });
  };
  await bench.measure('contacts', WARM_UP_S);
  await measure('POST /contacts', () => bench.measure('contacts', SECONDS));
  await bench.measure('deals', WARM_UP_S);
  await measure('POST /deals', () => bench.measure('deals', SECONDS));
  const { ids, load } = kinds.at(-1)!.measured;
  await measure('POST /deals/{id}/move-stage', () =>
    bench.measure({ deals: ids, stageId }, SECONDS, { load }),
  );
  limits.push(await measureLimit(database, LIMIT_SECONDS, databaseCpu));
  const of = (pick: (limit: Limit) => number) => median(limits.map(pick));
  const limit = {
    perSecond: of(({ perSecond }) => perSecond),
    asking: of(({ asking }) => asking),
    database: of(({ database }) => database),
  };
  printLimit(`${name}, limit`, limit);
  for (const { label, measured } of kinds) printMeasured(`${name}, ${label}`, measured);
  const ratios: Ratio[] = kinds.map(({ label, measured }) =>
    limitRatio(`${name}, ${label}`, measured, limit, target),
  );
  return { ratios, kinds };
}

/** Queues deliveries of events that there are; answers how many. */
export async function queueBacklog({ db }: Database): Promise<number> {
  const { rows } = await db.execute(sql`
    insert into deliveries (subaccount_id, endpoint_id, event_id, event_type, status, next_attempt_at, created_at)
    select 1, (select min(id) from webhook_endpoints where subaccount_id = 1), id, type, 'pending', now(), now()
    from (select id, type from events where subaccount_id = 1 order by id limit 100) event,
      generate_series(1, ${BACKLOG / 100}::int)
    returning id`);
  return rows.length;
}

async function secondStage(bench: WriteBench): Promise<number> {
  const { data } = (await bench.call(1, '/pipelines')) as { data: { stages: { id: number }[] }[] };
  return data[0]!.stages[1]!.id;
}
