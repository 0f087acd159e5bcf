import type { Pipeline } from '../../lib/contract/pipelines.ts';
import type { Transaction } from '../../lib/database/database.ts';
import { addPipeline } from '../services/pipelines/add-pipeline.ts';
import { activePipelines } from '../services/pipelines/pipeline-store.ts';
import { markDemo } from '../services/subaccounts/store.ts';
import { createEndpoint } from '../services/webhooks/create-endpoint.ts';
import { agendaSteps } from './agenda.ts';
import { catalogSteps, demoProducts } from './catalog.ts';
import { seedContent } from './content.ts';
import { dealLife } from './deal-life.ts';
import { peopleSteps } from './people-steps.ts';
import { Random } from './random.ts';
import { carryOut, type Step } from './steps.ts';
import { formSteps } from './submissions.ts';
import { taskSteps } from './tasks.ts';
import { tagNames } from './vocabulary.ts';
import { workflowSteps } from './workflows.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The demo's past, short enough that `GET /events` (30 days) still has all of it for a while. */
const PAST_DAYS = 28;

/** How much of each is made; what benchmarks need more is made by `seedHistory`. */
export interface SeedSize {
  readonly companies: number;
  readonly contacts: number;
  readonly deals: number;
  /** Inactive ones: nothing is sent, each event leaves one `held` delivery for each of them. */
  readonly endpoints: number;
}

export const demoSize: SeedSize = { companies: 24, contacts: 60, deals: 120, endpoints: 1 };

export const renewals = {
  nombre: 'Renovaciones',
  stages: [
    { nombre: 'Por vencer', stage_type: 'open', probabilidad: 40, color: '#0ea5e9' },
    { nombre: 'Conversando', stage_type: 'open', probabilidad: 70, color: '#f59e0b' },
    { nombre: 'Renovado', stage_type: 'won', color: '#16a34a' },
    { nombre: 'No renovado', stage_type: 'lost', color: '#dc2626' },
  ],
} as const;

/** Fills a new subaccount with a business's last weeks, through the services, so that its events exist too. */
export async function seedDemo(
  tx: Transaction,
  subaccountId: number,
  now: Date,
  size: SeedSize = demoSize,
): Promise<void> {
  const random = new Random(20_261_120);
  const start = new Date(now.getTime() - PAST_DAYS * DAY);
  const context = { db: tx, subaccountId, now: start, publicUrl: '' };
  await addPipeline(context, renewals);
  const pipelines = await activePipelines(context);
  const { steps, parties } = peopleSteps(random, size, start, () =>
    random.chance(0.4) ? random.of(tagNames) : undefined,
  );
  const settled = new Date(start.getTime() + DAY);
  const deals = Array.from({ length: size.deals }, (_, index) =>
    dealLife(random, {
      index,
      pipeline: pipelineOf(random, pipelines),
      party: random.of(parties),
      from: settled,
      now,
    }),
  );
  await carryOut(tx, subaccountId, [
    ...endpointSteps(size, start),
    ...steps,
    ...deals.flat(),
    ...catalogSteps(start, demoProducts(now)),
    ...agendaSteps(random, parties, settled, now),
    ...taskSteps(random, parties, settled, now),
    ...formSteps(settled, now),
    ...workflowSteps(now),
  ]);
  await seedContent(tx, subaccountId, random, parties, now);
  await markDemo(tx, subaccountId);
}

function pipelineOf(random: Random, pipelines: readonly Pipeline[]): Pipeline {
  const [main, renewals] = pipelines;
  return random.chance(0.8) ? main! : renewals!;
}

function endpointSteps({ endpoints }: SeedSize, at: Date): Step[] {
  const create = createEndpoint(false);
  return Array.from({ length: endpoints }, (_, index) => ({
    at,
    write: (context) =>
      create(context, {
        path: {},
        query: {},
        body: {
          url: `https://erp.example/hooks/${index + 1}`,
          description: 'ERP (inactivo en la demostración)',
          events: ['*'],
          active: false,
        },
      }),
  }));
}
