import * as contract from '../../../lib/contract/tasks.ts';
import { addDays, dayAt } from '../../../lib/rules/zones.ts';
import { createTask as createTaskVerb } from '../../services/tasks/create-task.ts';
import { StepFailure } from '../step-failure.ts';
import { type Action, carryOut, integerAt, textAt, withoutUndefined } from './action.ts';

const DAYS_MAX = 3650;

export const createTask: Action = async ({ context, config, timezone }) => {
  const days = integerAt(config, 'vence_en_dias');
  const { id, vence_el } = await carryOut(contract.createTask, createTaskVerb, context, {
    body: withoutUndefined({
      titulo: textAt(config, 'titulo'),
      descripcion: textAt(config, 'descripcion'),
      assignee_id: integerAt(config, 'assignee_id'),
      client_id: integerAt(config, 'client_id'),
      project_id: integerAt(config, 'project_id'),
      vence_el: days === undefined ? undefined : dateIn(daysOf(days, 'vence_en_dias'), context.now, timezone),
    }),
  });
  return { detalle: { task_id: id, vence_el } };
};

/** A number of days that a calendar can count. */
export function daysOf(value: unknown, key: string): number {
  if (typeof value === 'number' && value >= 0 && value <= DAYS_MAX) return value;
  throw new StepFailure(`${key} debe ser un entero de 0 a ${DAYS_MAX}.`);
}

/** The date so many days from now, in a zone. */
export function dateIn(days: number, now: Date, timezone: string): string {
  return addDays(dayAt(now.getTime(), timezone), days);
}
