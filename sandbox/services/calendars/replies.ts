import type { Appointment, Calendar } from '../../../lib/contract/calendars.ts';
import type { SlotRules } from '../../../lib/rules/slots/slots.ts';
import { publicPageUrl } from '../../core/public-page.ts';
import type { CalendarRow, ZonedAppointment } from './store.ts';

/** A calendar as its GET answers. */
export function calendarReply(row: CalendarRow, publicUrl: string): Calendar {
  return {
    id: row.id,
    nombre: row.nombre,
    ...rulesOf(row),
    slug: row.slug,
    descripcion: row.descripcion,
    requiere_confirmacion: row.requiereConfirmacion,
    cancelacion_min_horas: row.cancelacionMinHoras,
    public_url: publicPageUrl({ publicUrl, subaccountId: row.subaccountId }, 'b', row.slug),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The part of a calendar that decides on its slots. */
export function rulesOf(row: CalendarRow): SlotRules & Pick<Calendar, 'horario' | 'excepciones'> {
  return {
    activo: row.activo,
    timezone: row.timezone,
    duracion_min: row.duracionMin,
    intervalo_min: row.intervaloMin,
    buffer_antes_min: row.bufferAntesMin,
    buffer_despues_min: row.bufferDespuesMin,
    anticipacion_min_horas: row.anticipacionMinHoras,
    ventana_dias: row.ventanaDias,
    max_por_dia: row.maxPorDia,
    horario: row.horario,
    excepciones: row.excepciones,
  };
}

/** An appointment as its GET answers. */
export function appointmentReply(row: ZonedAppointment): Appointment {
  return {
    id: row.id,
    calendar_id: row.calendarId,
    contacto_id: row.contactoId,
    estado: row.estado,
    inicio: row.inicio.toISOString(),
    fin: row.fin.toISOString(),
    timezone: row.timezone,
    notas: row.notas,
    motivo_cancelacion: row.motivoCancelacion,
    reagendada_desde: row.reagendadaDesde?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
