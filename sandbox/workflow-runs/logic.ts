import type { JsonObject } from '../../lib/contract/scalars.ts';
import { fold } from '../core/fold.ts';
import { own } from '../services/workflows/graph.ts';
import { textAt } from './actions/action.ts';
import { compareAll } from './conditions.ts';
import { compareDecimals } from './decimal.ts';
import { type Scope, textOf, valueAt } from './scope.ts';
import { StepFailure } from './step-failure.ts';
import { timestampOf } from './timestamp.ts';

export type LogicInput = {
  readonly config: JsonObject;
  readonly scope: Scope;
  readonly runId: number;
  readonly now: Date;
  readonly timezone: string;
  /** A minute of waits in milliseconds. */
  readonly minuteMs: number;
};

export type LogicDone = {
  readonly detalle: JsonObject;
  /** The handle by which the run leaves. */
  readonly salida?: string;
  /** Set where the run waits. */
  readonly until?: Date;
  readonly ends?: true;
};

const minutesOf = new Map([
  ['minutos', 1],
  ['horas', 60],
  ['dias', 24 * 60],
  ['semanas', 7 * 24 * 60],
]);

const LONGEST_MS = 5 * 366 * 24 * 60 * 60 * 1000;

function wait({ config, now, minuteMs }: LogicInput): LogicDone {
  const unit = minutesOf.get(textAt(config, 'unidad') ?? '');
  const amount = Number(textAt(config, 'duracion'));
  if (unit === undefined || !(amount > 0))
    throw new StepFailure('La espera no tiene duración ni unidad válidas.');
  return waitUntil(now.getTime() + amount * unit * minuteMs, now);
}

function waitForDate({ config, now, timezone }: LogicInput): LogicDone {
  const text = textAt(config, 'fecha') ?? '';
  const shift = Number(textAt(config, 'desfase_horas') ?? 0) * 60 * 60 * 1000;
  return waitUntil(timestampOf(text, timezone) + shift, now);
}

function waitUntil(at: number, now: Date): LogicDone {
  if (Number.isNaN(at)) throw new StepFailure('La espera no tiene una fecha válida.');
  if (at - now.getTime() > LONGEST_MS) throw new StepFailure('La espera pasa de cinco años.');
  const until = new Date(Math.max(at, now.getTime()));
  return { detalle: { hasta: until.toISOString() }, until };
}

function branch({ config, scope }: LogicInput): LogicDone {
  const { cumple, comparaciones } = compareAll(config, scope);
  return { detalle: { cumple, comparaciones }, salida: cumple ? 'si' : 'no' };
}

function switchByValue({ config, scope }: LogicInput): LogicDone {
  const value = textOf(valueAt(scope, textAt(config, 'campo') ?? ''));
  const cases = own(config, 'casos');
  const same = (other: string) => compareDecimals(value, other) === 0 || fold(value) === fold(other);
  const index = Array.isArray(cases) ? cases.slice(0, 5).findIndex((one) => same(textOf(one))) : -1;
  return { detalle: { valor: value }, salida: index === -1 ? 'otro' : `caso_${index + 1}` };
}

/** Spread by the run's id, so that a run asked again would go the same way. */
function split({ config, runId }: LogicInput): LogicDone {
  const share = Number(textAt(config, 'porcentaje'));
  if (!(share >= 0 && share <= 100)) throw new StepFailure('porcentaje debe ser de 0 a 100.');
  // 61 and 100 share no factor: a hundred runs in a row have a hundred different places.
  const place = (runId * 61) % 100;
  return { detalle: { porcentaje: share }, salida: place < share ? 'a' : 'b' };
}

/** What carries out each logic step of the catalogue, by its subtype. */
export const logic: ReadonlyMap<string, (input: LogicInput) => LogicDone> = new Map([
  ['wait', wait],
  ['wait_until', waitForDate],
  ['branch', branch],
  ['switch', switchByValue],
  ['split', split],
  ['end', (): LogicDone => ({ detalle: {}, ends: true })],
]);
