import { createForm } from '../services/forms/create-form.ts';
import { publishForm } from '../services/forms/publish-form.ts';
import { getFormOrThrow } from '../services/forms/store.ts';
import { submitForm } from '../services/forms/submit-form.ts';
import { createTask } from '../services/tasks/create-task.ts';
import type { Party } from './deal-life.ts';
import type { Random } from './random.ts';
import type { Step } from './steps.ts';

const DAY = 24 * 60 * 60 * 1000;
const questions = [
  '¿Hacen la migración desde Excel?',
  'Necesito una cotización para 12 usuarios.',
  '¿Tienen integración con el SII?',
  'Quisiera ver una demostración esta semana.',
  '¿Cuánto demora la puesta en marcha?',
];
const chores = [
  'Llamar para cerrar la propuesta',
  'Enviar contrato para firma',
  'Preparar demostración',
  'Revisar condiciones de pago',
  'Confirmar datos de facturación',
];

/** A published form with submissions, a draft, and tasks. */
export function webSteps(random: Random, parties: readonly Party[], start: Date, now: Date): Step[] {
  const span = now.getTime() - start.getTime();
  let formId = 0;
  return [
    {
      at: start,
      write: async (context) => {
        const body = {
          nombre: 'Contacto web',
          ajustes: { mensaje_exito: 'Gracias, te contactaremos hoy mismo.' },
        };
        const { id } = await createForm(context, { path: {}, query: {}, body });
        await publishForm(context, { path: { form_id: id }, query: {}, body: undefined });
        await createForm(context, { path: {}, query: {}, body: { nombre: 'Encuesta de satisfacción' } });
        formId = id;
      },
    },
    ...Array.from(
      { length: 14 },
      (_, index): Step => ({
        at: new Date(start.getTime() + DAY + random.between(0, span - DAY)),
        write: async (context) => {
          const form = await getFormOrThrow(context, formId);
          const party = random.of(parties);
          const datos = {
            email: `consulta${index + 1}@correo.example`,
            nombre: party.name,
            mensaje: random.of(questions),
          };
          await submitForm(context, form, datos, 'nuevo');
        },
      }),
    ),
    ...Array.from(
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
    ),
  ];
}
