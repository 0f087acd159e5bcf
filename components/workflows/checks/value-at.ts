import type { Json, JsonObject } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';

/** What a finding is about: `condiciones.0.campo` of a config. */
export function valueAt(config: JsonObject, key: string): Json | undefined {
  if (Object.hasOwn(config, key)) return own(config, key);
  return key
    .split('.')
    .reduce<Json | undefined>((at, part) => (Array.isArray(at) ? at[Number(part)] : own(at, part)), config);
}
