import { ApiError } from '@/lib/api/api-error';
import { Unsettled } from '@/lib/api/outcome';
import type { AppointmentRecord } from '@/lib/api/records';

/** Whether a server booked the time that it was asked for; `unread` where its answer does not show a time. */
export function bookedAs(reply: AppointmentRecord, asked: string): 'asked' | 'other' | 'unread' {
  const start = Date.parse(reply.inicio ?? '');
  if (Number.isNaN(start)) return 'unread';
  return start === Date.parse(asked) ? 'asked' : 'other';
}

/** An appointment as it will be where it is moved: as long as it was. */
export function movedTo(appointment: AppointmentRecord, start: string): AppointmentRecord {
  const { inicio = '', fin = '' } = appointment;
  const length = Date.parse(fin) - Date.parse(inicio);
  const end = length > 0 ? new Date(Date.parse(start) + length).toISOString() : undefined;
  return { ...appointment, inicio: start, ...(end !== undefined && { fin: end }) };
}

/** Whether the server refused a time because it is not free: taken by another since, or not offered. */
export function isTimeRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error instanceof Unsettled) return false;
  const { status, code, details } = error;
  if (status === 409) return code !== 'appointment_not_active';
  return status === 422 && details.some(({ field }) => field.split('.').at(-1) === 'inicio');
}
