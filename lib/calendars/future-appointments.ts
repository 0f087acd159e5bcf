import type { AppointmentRecord } from '@/lib/api/records';
import type { Span } from '@/lib/rules/zones';

/** An appointment with where it stands in time, in milliseconds. */
export type Placed = Span & { readonly appointment: AppointmentRecord };

/** States in which an appointment takes up no time any more; one that is not known counts as taking place. */
const over: readonly (string | undefined)[] = ['cancelada', 'completada', 'no_asistio'];
const HALF_HOUR = 30 * 60_000;

/** Whether an appointment is to come and takes place, as far as that can be read. */
export function isActive({ inicio, estado }: AppointmentRecord, now: number): boolean {
  return !over.includes(estado) && isReadable(inicio) && Date.parse(inicio) >= now;
}

/** The appointments whose times can be read and that are not over by their state; without an end half an hour long. */
export function placed(appointments: readonly AppointmentRecord[]): readonly Placed[] {
  return appointments.flatMap((appointment) => {
    const { inicio, fin, estado } = appointment;
    if (over.includes(estado) || !isReadable(inicio)) return [];
    const from = Date.parse(inicio);
    const to = isReadable(fin) ? Date.parse(fin) : from + HALF_HOUR;
    return [{ from, to: Math.max(from, to), appointment }];
  });
}

export function isReadable(instant: string | undefined): instant is string {
  return instant !== undefined && !Number.isNaN(Date.parse(instant));
}
