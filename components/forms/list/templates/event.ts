import { field, is, person, required, type Say, type TemplateContent, telephone, when } from './parts';

/** Who comes, how, and with whom. */
export function event(say: Say): TemplateContent {
  const inPerson = say('Presencial', 'In person');
  const otherDiet = say('Otra', 'Other');
  return {
    campos: [
      ...person(say),
      telephone(say),
      field('modalidad', 'opciones', say('¿Cómo vas a participar?', 'How will you take part?'), {
        ...required,
        opciones: [inPerson, say('En línea', 'Online')],
        seccion: { titulo: say('Tu asistencia', 'Your attendance') },
      }),
      field('acompanantes', 'numero', say('Acompañantes', 'Guests'), {
        ayuda: say('Sin contarte. Máximo 5.', 'Not counting yourself. Maximum 5.'),
        valor_inicial: '0',
        minimo: 0,
        maximo: 5,
        ...when(is('modalidad', inPerson)),
      }),
      field(
        'nombres_acompanantes',
        'texto_largo',
        say('Nombres de tus acompañantes', 'Names of your guests'),
        {
          ...required,
          ...when(is('modalidad', inPerson), { campo: 'acompanantes', operador: 'mayor', valor: 0 }),
        },
      ),
      field('alimentacion', 'seleccion', say('Alimentación', 'Diet'), {
        opciones: [
          say('Sin restricciones', 'No restrictions'),
          say('Vegetariana', 'Vegetarian'),
          say('Vegana', 'Vegan'),
          otherDiet,
        ],
        ...when(is('modalidad', inPerson)),
      }),
      field(
        'alimentacion_otra',
        'texto',
        say('¿Qué debemos considerar?', 'What should we take into account?'),
        {
          ...required,
          ...when(is('modalidad', inPerson), is('alimentacion', otherDiet)),
        },
      ),
      field('acepta_avisos', 'casilla', say('Avísenme de próximos eventos', 'Tell me about future events')),
    ],
    ajustes: {
      introduccion: say(
        'Inscríbete aquí. Te enviaremos la dirección y el enlace por correo.',
        'Register here. We will email you the address and the link.',
      ),
      texto_boton: say('Inscribirme', 'Register'),
      mensaje_exito: say('Quedaste en la lista. Nos vemos.', 'You are on the list. See you there.'),
    },
  };
}
