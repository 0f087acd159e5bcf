import type { Deal } from '../../../lib/contract/deals.ts';
import type { EventType } from '../../../lib/contract/events.ts';
import { changedFields } from '../../core/changed-fields.ts';
import type { WriteContext } from '../../core/context.ts';
import { type DealRow, dealRecord } from './deal-record.ts';

/** Fields whose change a stage change, a win or a loss tells by itself. */
const toldByMove = new Set([
  'stage_id',
  'pipeline_id',
  'orden',
  'estado',
  'stage_changed_at',
  'closed_at',
  'motivo_perdida',
]);

/** The events that a change of a deal amounts to, in the order they are emitted. */
export function eventsOfChange(before: Deal, after: Deal): EventType[] {
  const changed = Object.keys(changedFields(before, after) ?? {});
  const events: EventType[] = [];
  if (before.stage_id !== after.stage_id) events.push('deal.stage_changed');
  if (before.estado !== after.estado) {
    if (after.estado === 'ganado') events.push('deal.won');
    if (after.estado === 'perdido') events.push('deal.lost');
    if (after.estado === 'papelera') events.push('deal.deleted');
  }
  const untold = events.length === 0 ? changed : changed.filter((name) => !toldByMove.has(name));
  if (untold.length > 0) events.push('deal.updated');
  return events;
}

/** Emits what changed and gives the deal as it is now. */
export function emitChange(context: WriteContext, before: DealRow, after: DealRow): Deal {
  const was = dealRecord(before);
  const is = dealRecord(after);
  const previous = changedFields(was, is);
  for (const type of eventsOfChange(was, is)) context.emit(type, is, previous);
  return is;
}
