import type { Deal } from '../../../lib/contract/deals.ts';
import { changedFields } from '../../core/changed-fields.ts';
import type { Emitted } from '../../outbox/append.ts';
import { eventsOfChange } from '../../services/pipelines/deal-events.ts';
import { type DealRow, dealRecord } from '../../services/pipelines/deal-record.ts';
import { stateIn } from '../../services/pipelines/deal-state.ts';
import type { StageRow } from '../../services/pipelines/pipeline-record.ts';
import { dealFields } from '../deal-life.ts';
import type { Random } from '../random.ts';
import { lossReasons } from '../vocabulary.ts';

/** Whom a deal can be with. */
export interface KnownParty {
  readonly name: string;
  readonly contactoId: number;
  readonly empresaId: number | null;
}

/** A pipeline's stages in their order, with the number of deals that stand in each already. */
export type Columns = readonly { readonly stage: StageRow; readonly standing: number }[];

/** What happened to a deal, and when. */
export interface Happening {
  readonly at: Date;
  readonly emitted: Emitted;
}

export interface Histories {
  /** The deals as they are in the end, in the order they were made, with their ids. */
  readonly rows: readonly DealRow[];
  /** In the order of their moments. */
  readonly happenings: readonly Happening[];
}

export interface HistoryPlan {
  readonly ids: readonly number[];
  readonly columns: Columns;
  readonly parties: readonly KnownParty[];
  readonly subaccountId: number;
  /** Of the first deal's `external_id`. */
  readonly firstIndex: number;
  readonly from: Date;
  readonly now: Date;
}

type Turn = { readonly at: number; readonly deal: DealRow; readonly column: number };

/**
 * Deals that are made at the first stage, and two of three of which move once, worked out in memory as the services
 * would have it: the same rows, the same events, each column numbered without a gap.
 */
export function dealHistories(random: Random, plan: HistoryPlan): Histories {
  const { columns, now } = plan;
  const rows = plan.ids.map((id, index) => newDeal(random, plan, id, index));
  const turns = rows.flatMap((deal): Turn[] => {
    const made = deal.createdAt.getTime();
    const created: Turn = { at: made, deal, column: 0 };
    if (random.chance(0.35)) return [created];
    const moved = made + 1 + Math.floor((now.getTime() - made - 1) * random.next());
    return [created, { at: moved, deal, column: random.between(1, columns.length - 1) }];
  });
  const standing = columns.map((): DealRow[] => []);
  const happenings = turns
    .sort((a, b) => a.at - b.at || a.deal.id - b.deal.id)
    .flatMap((turn) => take(random, plan, standing, turn));
  for (const [index, deals] of standing.entries()) {
    for (const [place, deal] of deals.entries()) deal.orden = columns[index]!.standing + place;
  }
  return { rows, happenings };
}

function newDeal(random: Random, plan: HistoryPlan, id: number, index: number): DealRow {
  const { from, now, parties, columns } = plan;
  const party = random.of(parties);
  const sent = dealFields(random, plan.firstIndex + index, party.name, now);
  const share = (index + random.next()) / plan.ids.length;
  const at = new Date(from.getTime() + Math.floor(share * (now.getTime() - from.getTime())));
  return {
    id,
    subaccountId: plan.subaccountId,
    pipelineId: columns[0]!.stage.pipelineId,
    stageId: columns[0]!.stage.id,
    orden: 0,
    estado: 'abierto',
    title: sent.title,
    amount: sent.amount,
    currency: sent.currency,
    externalId: sent.external_id,
    contactoId: party.contactoId,
    empresaId: party.empresaId,
    fechaCierreEstimada: sent.fecha_cierre_estimada,
    motivoPerdida: null,
    camposCustom: sent.campos_custom,
    stageChangedAt: at,
    closedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** A deal is made, or moves to the end of another column. */
function take(
  random: Random,
  { columns }: HistoryPlan,
  standing: readonly DealRow[][],
  { at, deal, column }: Turn,
): Happening[] {
  const { stage, standing: before } = columns[column]!;
  const moment = new Date(at);
  const was: Deal | undefined = column === 0 ? undefined : placed(deal, columns, standing);
  if (was) standing[0]!.splice(standing[0]!.indexOf(deal), 1);
  deal.orden = before + standing[column]!.push(deal) - 1;
  if (!was) return [{ at: moment, emitted: { type: 'deal.created', data: dealRecord(deal) } }];
  const state = stateIn(stage, deal, moment);
  Object.assign(deal, state, { stageId: stage.id, stageChangedAt: moment, updatedAt: moment });
  if (deal.estado === 'perdido') deal.motivoPerdida = random.of(lossReasons);
  const data = dealRecord(deal);
  const previous = changedFields(was, data);
  return eventsOfChange(was, data).map((type) => ({ at: moment, emitted: { type, data, previous } }));
}

/** The deal with the place that it has come to in the first column. */
function placed(deal: DealRow, columns: Columns, standing: readonly DealRow[][]): Deal {
  return dealRecord({ ...deal, orden: columns[0]!.standing + standing[0]!.indexOf(deal) });
}
