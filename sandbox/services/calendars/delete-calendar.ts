import type { deleteCalendar as operation } from '../../../lib/contract/calendars.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { changeCalendar, countFutureAppointments, lockCalendarOrThrow, removeCalendar } from './store.ts';

/**
 * `DELETE /calendars/{calendar_id}` ("States and transitions", calendar): archived while it has future appointments
 * that are confirmed or pending, else deleted with its past ones.
 */
export const deleteCalendar: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const { db, now } = context;
  const { id } = await lockCalendarOrThrow(context, path.calendar_id);
  const future = await countFutureAppointments(db, id, now);
  if (future === 0) {
    await removeCalendar(db, id);
    return { id, deleted: true, archived: false, motivo: null, citas_futuras: 0 };
  }
  await changeCalendar(db, id, { activo: false, updatedAt: now });
  const motivo = `Archivado y no eliminado: tiene ${future} ${future === 1 ? 'cita futura' : 'citas futuras'} por atender`;
  return { id, deleted: false, archived: true, motivo, citas_futuras: future };
};
