import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isNumber, own } from '@/lib/json/same-json';
import { isUnset, saidText } from './said-value';
import type { Speech } from './speech';

/** The unit of time that a word means, in either language and number. */
const units: readonly (readonly [RegExp, string])[] = [
  [/^(seg|sec)/, 'second'],
  [/^min/, 'minute'],
  [/^(hora|hour|hr)/, 'hour'],
  [/^(dia|día|day)/, 'day'],
  [/^(semana|week)/, 'week'],
  [/^(mes|month)/, 'month'],
];

export function timeUnitOf(word: string): string | undefined {
  return units.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];
}

/** Keys of which one is a number and the other its unit of time. */
const amountKeys = ['duracion', 'duration', 'cantidad', 'amount', 'valor', 'value', 'tiempo', 'time'];
const unitKeys = ['unidad', 'unit', 'units', 'unidad_tiempo', 'time_unit'];

export type DurationKeys = { readonly amount: string; readonly unit: string };

/** The two keys of a length of time, where a config has such a pair. */
export function durationKeys(keys: readonly string[]): DurationKeys | undefined {
  const amount = amountKeys.find((one) => keys.includes(one));
  const unit = unitKeys.find((one) => keys.includes(one));
  return amount === undefined || unit === undefined ? undefined : { amount, unit };
}

/** A length of time in words: `10 minutes`. Undefined where the config says none. */
export function saidDuration(config: JsonObject, speech: Speech): string | undefined {
  const pair = durationKeys(Object.keys(config));
  if (pair) return saidTime(own(config, pair.amount), String(own(config, pair.unit) ?? ''), speech);
  // `{"days": 3}`, `{"minutos": 10}`
  const said = Object.entries(config).flatMap(([key, value]) =>
    timeUnitOf(key) && !isUnset(value) ? (saidTime(value, key, speech) ?? []) : [],
  );
  return said.length > 0 ? said.join(' ') : undefined;
}

function saidTime(amount: Json | undefined, unit: string, speech: Speech): string | undefined {
  if (isUnset(amount) || (typeof amount !== 'string' && !isNumber(amount))) return undefined;
  const text = saidText(String(amount), speech);
  const known = timeUnitOf(unit);
  if (known === undefined) return [text, unit].filter(Boolean).join(' ');
  const count = Number(text);
  return Number.isFinite(count)
    ? speech.t(`time.${known}`, { count })
    : speech.t(`timeOf.${known}`, { amount: text });
}
