import type { createCalendar as operation } from '../../../lib/contract/calendars.ts';
import type { WeeklyHours } from '../../../lib/contract/weekly-hours.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { getSubaccount } from '../subaccounts/store.ts';
import { refuseTakenSlug } from './refuse-taken-slug.ts';
import { calendarReply } from './replies.ts';
import { insertCalendar } from './store.ts';

const officeDay = [{ desde: '09:00', hasta: '18:00' }];
const officeHours: WeeklyHours = {
  lunes: officeDay,
  martes: officeDay,
  miercoles: officeDay,
  jueves: officeDay,
  viernes: officeDay,
};

/** `POST /calendars`: office hours and the subaccount's zone where none are sent. */
export const createCalendar: Verb<WriteContext, typeof operation> = async (context, { body }) => {
  const { db, subaccountId, now, publicUrl } = context;
  const timezone = body.timezone ?? (await getSubaccount(context)).timezone;
  const insert = insertCalendar(db, {
    subaccountId,
    nombre: body.nombre ?? body.slug,
    slug: body.slug,
    activo: body.activo,
    timezone,
    descripcion: body.descripcion ?? null,
    duracionMin: body.duracion_min,
    intervaloMin: body.intervalo_min ?? body.duracion_min,
    bufferAntesMin: body.buffer_antes_min,
    bufferDespuesMin: body.buffer_despues_min,
    anticipacionMinHoras: body.anticipacion_min_horas,
    ventanaDias: body.ventana_dias,
    maxPorDia: body.max_por_dia ?? null,
    horario: body.horario ?? officeHours,
    excepciones: body.excepciones ?? [],
    requiereConfirmacion: body.requiere_confirmacion,
    cancelacionMinHoras: body.cancelacion_min_horas ?? null,
    createdAt: now,
    updatedAt: now,
  });
  return calendarReply(await refuseTakenSlug(body.slug, insert), publicUrl);
};
