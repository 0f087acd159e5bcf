import { isNotNull } from 'drizzle-orm';
import type { Answers } from '../../lib/rules/forms/answers.ts';
import { checkAnswers } from '../../lib/rules/forms/check.ts';
import { startOf } from '../../lib/rules/forms/form-state.ts';
import { publicFormOf } from '../../lib/rules/forms/public-form.ts';
import type { WriteContext } from '../core/context.ts';
import { contacts } from '../db/tables/contacts.ts';
import { createForm } from '../services/forms/create-form.ts';
import { publishForm } from '../services/forms/publish-form.ts';
import { getFormOrThrow } from '../services/forms/store.ts';
import { submitForm } from '../services/forms/submit-form.ts';
import { contactForm, draftForms, quoteForm, surveyForm } from './forms.ts';
import { company, contact } from './people.ts';
import { Random } from './random.ts';
import type { Step } from './steps.ts';

const DAY = 24 * 60 * 60 * 1000;
const questions = [
  '¿Hacen la migración desde Excel?',
  'Necesito una cotización para 12 usuarios.',
  '¿Tienen integración con el SII?',
  'Quisiera ver una demostración esta semana.',
  '¿Cuánto demora la puesta en marcha?',
  'Somos una pyme con dos bodegas y queremos ordenar el inventario.\n¿Por dónde conviene partir?',
];
const wishes = [
  'Que la app cargue más rápido.',
  'Más reportes listos para imprimir.',
  'Horario de atención más largo.',
];

type Visitor = { readonly name: string; readonly email: string; readonly telefono: string };

/**
 * Forms as a business has them: a contact form that changed once, a quote request and a survey with what people sent over
 * the weeks, and drafts. What each sent is what the form's own checks took.
 */
export function formSteps(start: Date, now: Date): Step[] {
  const random = new Random(20_261_122);
  const span = now.getTime() - start.getTime();
  const at = (share: number) => new Date(start.getTime() + span * share);
  const ids = new Map<string, number>();
  const known: string[] = [];
  const publish = (at: Date, body: typeof quoteForm): Step => ({
    at,
    write: async (context) => {
      const { id } = await createForm(context, { path: {}, query: {}, body });
      ids.set(body.nombre, id);
      await publishForm(context, { path: { form_id: id }, query: {}, body: undefined });
    },
  });
  const sent = (name: string, count: number, from: number, answersOf: (who: Visitor) => Answers): Step[] =>
    Array.from({ length: count }, (_, index) => ({
      at: at(from + (0.98 - from) * random.next()),
      write: async (context) => {
        const person = contact(random, 900 + index, undefined);
        const visitor = {
          name: `${person.nombre} ${person.apellido}`,
          email: random.chance(0.3) ? random.of(known) : person.email,
          telefono: person.telefono,
        };
        await submit(context, ids.get(name)!, answersOf(visitor), random.chance(0.05));
      },
    }));
  const isCompany = () => random.chance(0.6);
  const changed = 0.45;
  return [
    publish(start, contactForm(1)),
    publish(at(0.2), quoteForm),
    publish(at(0.3), surveyForm),
    {
      at: at(changed),
      write: (context) =>
        publishForm(context, {
          path: { form_id: ids.get('Contacto web')! },
          query: {},
          body: contactForm(2),
        }),
    },
    ...draftForms.map((body) => ({
      at: at(0.9),
      write: (context: WriteContext) => createForm(context, { path: {}, query: {}, body }),
    })),
    {
      at: new Date(start.getTime() + DAY / 2),
      write: async ({ db }) => {
        const rows = await db
          .select({ email: contacts.email })
          .from(contacts)
          .where(isNotNull(contacts.email))
          .orderBy(contacts.id)
          .limit(20);
        known.push(...rows.map(({ email }) => email!));
      },
    },
    ...sent('Contacto web', 28, 0.05, ({ name, email, telefono }) => ({
      nombre: [name],
      email: [email],
      correo: [email],
      ...(random.chance(0.7) && { telefono: [telefono] }),
      ...companyAnswers(random, isCompany()),
      tema: [random.of(['Conocer el producto', 'Precios', 'Precios', 'Soporte', 'Otro'])],
      mensaje: [random.of(questions)],
      ...(random.chance(0.4) && { novedades: ['si'] }),
    })),
    ...sent('Solicitud de cotización', 16, 0.25, ({ name, email }) => {
      const { nombre, rut } = company(random, random.between(0, 60));
      const plazo = random.of(['Este mes', 'Este trimestre', 'Solo estoy comparando']);
      return {
        modulos: ['Ventas', 'Facturación', 'Bodega'].filter(
          (module) => module === 'Ventas' || random.chance(0.4),
        ),
        usuarios: [String(random.of([3, 5, 8, 12, 12, 20, 45, 120]))],
        ...(random.chance(0.5) && { migracion: ['si'] }),
        sistema_actual: [random.of(['Excel', 'Un sistema propio', 'Otro CRM'])],
        plazo: [plazo],
        fecha_inicio: [new Date(now.getTime() + random.between(2, 20) * DAY).toISOString().slice(0, 10)],
        empresa: [nombre],
        rut: [rut],
        nombre: [name],
        email: [email],
        ...(random.chance(0.5) && { utm_campaign: [random.of(['noviembre', 'linkedin', 'feria-2026'])] }),
      };
    }),
    ...sent('Encuesta de satisfacción', 22, 0.35, ({ email }) => ({
      recomendacion: [String(random.of([3, 5, 6, 7, 8, 8, 9, 9, 9, 10, 10]))],
      motivo: [random.of(wishes)],
      lo_mejor: ['Facilidad de uso', 'Atención', 'Precio', 'Rapidez']
        .filter(() => random.chance(0.45))
        .slice(0, 3),
      atencion: [random.of(['Muy buena', 'Muy buena', 'Buena', 'Buena', 'Regular', 'Mala'])],
      ...(random.chance(0.3) && { email: [email] }),
    })),
  ];
}

function companyAnswers(random: Random, isCompany: boolean): Answers {
  if (!isCompany) return { tipo: ['Persona'] };
  const { nombre, rut } = company(random, random.between(0, 60));
  const colaboradores = [String(random.of([4, 9, 15, 30, 80, 250]))];
  return { tipo: ['Empresa'], empresa: [nombre], rut_empresa: [rut], colaboradores };
}

/** As the public page would have taken it, which it must. */
async function submit(context: WriteContext, id: number, answers: Answers, isSpam: boolean): Promise<void> {
  const row = await getFormOrThrow(context, id);
  const form = publicFormOf(row);
  const whole = { ...startOf(form).answers, ...answers };
  const { datos, problems } = checkAnswers(form.campos, whole, 'es');
  if (problems.size > 0) throw new Error(`The form refuses its demo: ${[...problems.values()].join(' ')}`);
  await submitForm(context, row, datos, isSpam ? 'spam' : 'nuevo');
}
