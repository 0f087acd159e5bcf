import type { updateCalendar as operation } from '../../../lib/contract/calendars.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { refuseTakenSlug } from './refuse-taken-slug.ts';
import { calendarReply } from './replies.ts';
import { changeCalendar, lockCalendarOrThrow } from './store.ts';

/** `PATCH /calendars/{calendar_id}`. */
export const updateCalendar: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { db, now, publicUrl } = context;
  const { id } = await lockCalendarOrThrow(context, path.calendar_id);
  const change = changeCalendar(db, id, {
    nombre: body.nombre,
    slug: body.slug,
    activo: body.activo,
    timezone: body.timezone,
    descripcion: body.descripcion,
    duracionMin: body.duracion_min,
    intervaloMin: body.intervalo_min,
    bufferAntesMin: body.buffer_antes_min,
    bufferDespuesMin: body.buffer_despues_min,
    anticipacionMinHoras: body.anticipacion_min_horas,
    ventanaDias: body.ventana_dias,
    maxPorDia: body.max_por_dia,
    horario: body.horario,
    excepciones: body.excepciones,
    requiereConfirmacion: body.requiere_confirmacion,
    cancelacionMinHoras: body.cancelacion_min_horas,
    updatedAt: now,
  });
  return calendarReply(await refuseTakenSlug(body.slug, change), publicUrl);
};
