import { isObject, rawOf } from '@/lib/api/tolerant';

/**
 * Whether the server takes `fuera_de_horario` on booking and moving. It is an extension of the sandbox, and nothing of a
 * reply names it: a server is known to have it by the extension field that came with it to every calendar.
 */
export function bookableOutsideHours(calendar: object | undefined): boolean {
  const raw = calendar && rawOf(calendar);
  return isObject(raw) && 'cancelacion_min_horas' in raw;
}
