import type { Shape } from '../shape.ts';
import type { Resource } from './resources.ts';

/** What a field's value is, beyond its type of JSON; decides how it may be written and what another name has to hold. */
export type Kind =
  | 'id'
  | 'name'
  | 'code'
  | 'money'
  | 'currency'
  | 'timestamp'
  | 'day'
  | 'due'
  | 'state'
  | 'type'
  | 'email'
  | 'phone'
  | 'link'
  | 'rut'
  | 'text'
  | 'number'
  | 'percent'
  | 'flag'
  | 'list'
  | 'object'
  | 'any';

const kinds: Readonly<Record<string, Kind>> = {
  nombre: 'name',
  title: 'name',
  titulo: 'name',
  apellido: 'name',
  external_id: 'code',
  amount: 'money',
  weighted: 'money',
  monto: 'money',
  won: 'money',
  lost: 'money',
  open: 'money',
  currency: 'currency',
  moneda: 'currency',
  inicio: 'timestamp',
  fin: 'timestamp',
  reagendada_desde: 'timestamp',
  publicado_en: 'timestamp',
  ultimo_mensaje_en: 'timestamp',
  fecha_cierre_estimada: 'day',
  vence_el: 'due',
  vigencia_desde: 'day',
  vigencia_hasta: 'day',
  estado: 'state',
  status: 'state',
  stage_type: 'state',
  event_type: 'type',
  email: 'email',
  telefono: 'phone',
  url: 'link',
  sitio_web: 'link',
  public_url: 'link',
  rut: 'rut',
  probabilidad: 'percent',
};

/** The kind of a contract's field. */
export function kindOf(name: string, shape: Shape, resource: Resource | 'tag' | undefined): Kind {
  if (shape === 'any') return 'any';
  if (typeof shape === 'object') return 'items' in shape ? 'list' : 'object';
  if (name === 'id' || name.endsWith('_id')) return name === 'external_id' ? 'code' : 'id';
  if (name === 'redelivery_of') return 'id';
  if (shape === 'boolean') return 'flag';
  if (shape === 'number') return name === 'probabilidad' ? 'percent' : 'number';
  if (name.endsWith('_at')) return 'timestamp';
  if (name === 'type' && (resource === 'event' || resource === 'eventtype')) return 'type';
  return kinds[name] ?? 'text';
}
