import type { EventType } from '../../../lib/contract/events.ts';
import type { Transaction } from '../../../lib/database/database.ts';
import { addPipeline } from '../../services/pipelines/add-pipeline.ts';
import { activePipelines } from '../../services/pipelines/pipeline-store.ts';
import { markDemo } from '../../services/subaccounts/store.ts';
import { createEndpoint } from '../../services/webhooks/create-endpoint.ts';
import { calendarSteps } from '../agenda.ts';
import { bookAnySlot } from '../agenda-life.ts';
import { catalogSteps } from '../catalog.ts';
import { dealLife } from '../deal-life.ts';
import { peopleSteps } from '../people-steps.ts';
import { Random } from '../random.ts';
import { renewals } from '../seed-demo.ts';
import { carryOut, type Step } from '../steps.ts';
import { liveCalendars } from './live-calendars.ts';
import { liveFormSteps } from './live-forms.ts';
import { pipelineSteps } from './live-pipelines.ts';
import { liveProducts } from './live-products.ts';
import { liveWorkflowSteps, testWorkflowSteps } from './pair-workflows.ts';

const DAY = 24 * 60 * 60 * 1000;
const PAST_DAYS = 20;
/** Few: this demo is there for its configuration, and a first start is to be quick. */
const size = { companies: 8, contacts: 16, deals: 24, bookings: 6 };
/** All of the demo's but two, which workflows in test name. */
const tags = ['cliente', 'web', 'cliente-vip', 'newsletter', 'proveedor', 'moroso'];

/**
 * Makes of the demo one in test and one in live, whose configuration differs in every way that can be compared: the
 * first, filled by `seedDemo`, gets workflows that name its records and a second endpoint, the other one is filled whole.
 */
export async function seedPair(
  tx: Transaction,
  ids: { readonly test: number; readonly live: number },
  now: Date,
): Promise<void> {
  await carryOut(tx, ids.test, [
    ...testWorkflowSteps(now),
    endpoint(now, 'https://bi.example/hooks/ventas', 'Panel de ventas (inactivo)', ['quote.accepted']),
  ]);
  await seedLive(tx, ids.live, now);
}

async function seedLive(tx: Transaction, subaccountId: number, now: Date): Promise<void> {
  const random = new Random(20_261_126);
  const start = new Date(now.getTime() - PAST_DAYS * DAY);
  const context = { db: tx, subaccountId, now: start, publicUrl: '' };
  await carryOut(tx, subaccountId, pipelineSteps(start));
  await addPipeline(context, { ...renewals, stages: renewals.stages.toSpliced(1, 1) });
  const [main] = await activePipelines(context);
  const { steps, parties } = peopleSteps(random, size, start, (index) => tags[index % tags.length]);
  const from = new Date(start.getTime() + DAY);
  const deals = Array.from({ length: size.deals }, (_, index) =>
    dealLife(random, { index, pipeline: main!, party: random.of(parties), from, now }),
  );
  const calendarIds: number[] = [];
  const bookings = Array.from(
    { length: size.bookings },
    (_, index): Step => ({
      at: new Date(now.getTime() - DAY + index),
      write: (context) => bookAnySlot(context, random, parties, calendarIds[index % 3]!),
    }),
  );
  await carryOut(tx, subaccountId, [
    endpoint(start, 'https://erp.example/hooks/1', 'ERP (inactivo en la demostración)', [
      'deal.won',
      'deal.lost',
    ]),
    ...steps,
    ...deals.flat(),
    ...catalogSteps(start, liveProducts(now)),
    ...calendarSteps(liveCalendars, calendarIds, start),
    ...bookings,
    ...liveFormSteps(from),
    ...liveWorkflowSteps(now),
  ]);
  await markDemo(tx, subaccountId);
}

/** An endpoint that nothing is sent to. */
function endpoint(at: Date, url: string, description: string, events: EventType[]): Step {
  const body = { url, description, events, active: false };
  return { at, write: (context) => createEndpoint(false)(context, { path: {}, query: {}, body }) };
}
