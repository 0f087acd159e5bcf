import {
  deleteDeal,
  getDeal,
  listDeals,
  loseDeal,
  moveDealStage,
  updateDeal,
  winDeal,
} from '../contract/deals.ts';
import type { Id } from '../loose.ts';
import { holds, judgeUpdate } from './compare.ts';
import { type Check, done, partsOf, undone, unseen } from './finding.ts';

type Path = { readonly deal_id: Id };

const updated: Check = async (look) => {
  const { path, body } = partsOf<Path>(look);
  const before = look.before(getDeal, { path }, listDeals);
  return judgeUpdate(body, await look.read(getDeal, { path }), before);
};

/** Into another stage it is seen by the stage, within one by its place alone. */
const moved: Check = async (look) => {
  const { path, body } = partsOf<Path, { stage_id?: Id; orden?: number }>(look);
  const before = look.before(getDeal, { path }, listDeals) as { stage_id?: Id; orden?: number } | undefined;
  const deal = await look.read(getDeal, { path });
  if (deal.stage_id === undefined) return unseen;
  if (String(deal.stage_id) !== String(body.stage_id)) return undone;
  if (body.orden === undefined || deal.orden === body.orden) return done(deal);
  if (before?.stage_id === undefined) return unseen;
  if (String(before.stage_id) !== String(body.stage_id)) return done(deal);
  return before.orden === deal.orden ? undone : unseen;
};

const closed =
  (estado: 'ganado' | 'perdido'): Check =>
  async (look) => {
    const { path, body } = partsOf<Path, { motivo?: string | null }>(look);
    const deal = await look.read(getDeal, { path });
    if (deal.estado === undefined) return unseen;
    if (deal.estado !== estado) return undone;
    // It may have been lost before, for another reason.
    if (!body.motivo) return done(deal);
    return holds(body.motivo, deal.motivo_perdida, 'motivo_perdida' in deal) === 'other'
      ? undone
      : done(deal);
  };

/** A server may keep a trash, or delete. */
const trashed: Check = async (look) => {
  const { path } = partsOf<Path>(look);
  const deal = await look.find(getDeal, { path });
  if (!deal) return done({});
  if (deal.estado === undefined) return unseen;
  return deal.estado === 'papelera' ? done(deal) : undone;
};

export const checksOfDeals: Readonly<Record<string, Check>> = {
  [updateDeal.id]: updated,
  [moveDealStage.id]: moved,
  [winDeal.id]: closed('ganado'),
  [loseDeal.id]: closed('perdido'),
  [deleteDeal.id]: trashed,
};
