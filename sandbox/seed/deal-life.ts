import type { Deal } from '../../lib/contract/deals.ts';
import type { Pipeline } from '../../lib/contract/pipelines.ts';
import { addDeal } from '../services/pipelines/add-deal.ts';
import { closeDeal } from '../services/pipelines/close-deal.ts';
import { moveDealStage } from '../services/pipelines/move-deal-stage.ts';
import type { Random } from './random.ts';
import type { Step } from './steps.ts';
import { lossReasons, offers, origins } from './vocabulary.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Those whom a deal is with; their ids are known once their own steps were carried out. */
export type Party = {
  readonly name: string;
  readonly contactId: () => number;
  readonly companyId: () => number;
};

type Life = {
  readonly index: number;
  readonly pipeline: Pipeline;
  readonly party: Party;
  /** The deal begins after this and lives until `now`. */
  readonly from: Date;
  readonly now: Date;
};

/** A deal's life: it is created, goes through some of the open stages and may be won or lost. */
export function dealLife(random: Random, { index, pipeline, party, from, now }: Life): Step[] {
  const open = pipeline.stages.filter(({ stage_type }) => stage_type === 'open');
  const reached = random.between(0, open.length - 1);
  const fate = random.next();
  const begins = from.getTime() + random.next() * (now.getTime() - from.getTime());
  const moment = (share: number) => new Date(begins + share * (now.getTime() - begins));
  const fields = {
    ...dealFields(random, index, party.name, now),
    pipeline_id: pipeline.id,
    stage_id: open[0]!.id,
  };
  let deal: Deal | undefined;
  const steps: Step[] = [
    {
      at: moment(0),
      write: async (context) => {
        const who = { contacto_id: party.contactId(), empresa_id: party.companyId() };
        deal = await addDeal(context, { ...fields, ...who });
      },
    },
  ];
  for (const [number, stage] of open.slice(1, reached + 1).entries()) {
    const body = { stage_id: stage.id, orden: random.chance(0.3) ? 0 : undefined };
    steps.push({
      at: moment((number + 1) / (reached + 2)),
      write: (context) => moveDealStage(context, { path: { deal_id: deal!.id }, query: {}, body }),
    });
  }
  const end = moment((reached + 1) / (reached + 2));
  if (fate < 0.22) steps.push({ at: end, write: (context) => closeDeal(context, deal!.id, 'won', {}) });
  else if (fate < 0.38) {
    const motivoPerdida = random.of(lossReasons);
    steps.push({ at: end, write: (context) => closeDeal(context, deal!.id, 'lost', { motivoPerdida }) });
  }
  return steps;
}

/** What a deal with somebody says, as a body of `POST /deals`. */
export function dealFields(random: Random, index: number, with_: string, now: Date) {
  const expected = new Date(now.getTime() + random.between(-20, 75) * DAY);
  const dated = random.chance(0.85);
  return {
    title: `${random.of(offers)} · ${with_}`,
    ...price(random),
    external_id: `ERP-N-${10_000 + index}`,
    fecha_cierre_estimada: dated ? expected.toISOString().slice(0, 10) : null,
    campos_custom: { origen: random.of(origins), probabilidad_interna: random.between(1, 5) },
  };
}

/** Mostly pesos in round thousands; some in UF with decimals, some in dollars with cents. */
function price(random: Random): { amount: string; currency: string } {
  const kind = random.next();
  if (kind < 0.68) return { amount: `${random.between(280, 48_000)}000`, currency: 'CLP' };
  const cents = String(random.between(0, 99)).padStart(2, '0');
  if (kind < 0.86) return { amount: `${random.between(18, 2400)}.${cents}`, currency: 'CLF' };
  return { amount: `${random.between(900, 64_000)}.${cents}`, currency: 'USD' };
}
