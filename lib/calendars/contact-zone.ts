import { isObject, rawOf } from '@/lib/api/tolerant';
import { firstZone } from './when';

const names = ['timezone', 'time_zone', 'timeZone', 'tz', 'zona_horaria', 'zonaHoraria'];

/** The zone that a contact says it lives in. The API document has no such field: servers and people add it. */
export function contactZone(contact: object | undefined | null): string | undefined {
  const raw = contact && rawOf(contact);
  if (!isObject(raw)) return undefined;
  const custom = isObject(raw.campos_custom) ? raw.campos_custom : {};
  const said = [raw, custom].flatMap((fields) => names.map((name) => fields[name]));
  return firstZone(...said.filter((value) => typeof value === 'string'));
}
