import { createTask } from '../services/tasks/create-task.ts';
import type { Party } from './deal-life.ts';
import type { Random } from './random.ts';
import type { Step } from './steps.ts';

const DAY = 24 * 60 * 60 * 1000;
const chores = [
  'Llamar para cerrar la propuesta',
  'Enviar contrato para firma',
  'Preparar demostración',
  'Revisar condiciones de pago',
  'Confirmar datos de facturación',
];

/** Tasks, some of them overdue. */
export function taskSteps(random: Random, parties: readonly Party[], start: Date, now: Date): Step[] {
  return Array.from(
    { length: 18 },
    (_, index): Step => ({
      at: new Date(start.getTime() + DAY + index * 1000),
      write: (context) => {
        const vence_el = new Date(now.getTime() + random.between(-5, 12) * DAY).toISOString().slice(0, 10);
        const status = random.of(['pendiente', 'pendiente', 'en_curso', 'hecha'] as const);
        const titulo = `${random.of(chores)}: ${random.of(parties).name}`;
        return createTask(context, { path: {}, query: {}, body: { titulo, status, vence_el } });
      },
    }),
  );
}
