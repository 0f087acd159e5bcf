import { field, is, person, required, type Say, steps, type TemplateContent, telephone, when } from './parts';

/** A request for an hour, which somebody confirms. */
export function booking(say: Say): TemplateContent {
  const other = say('Otro', 'Other');
  const campos = [
    field('servicio', 'opciones', say('Servicio', 'Service'), {
      ...required,
      opciones: [say('Primera visita', 'First visit'), say('Control', 'Follow-up'), other],
    }),
    field('servicio_otro', 'texto', say('¿Cuál?', 'Which one?'), {
      ...required,
      ...when(is('servicio', other)),
    }),
    field('fecha', 'fecha', say('Día que prefieres', 'Preferred day'), required),
    field('horario', 'casillas', say('Horarios que te sirven', 'Preferred times'), {
      ...required,
      opciones: [say('Mañana', 'Morning'), say('Mediodía', 'Midday'), say('Tarde', 'Afternoon')],
    }),
    field('personas', 'numero', say('Número de personas', 'Number of people'), {
      valor_inicial: '1',
      minimo: 1,
      maximo: 20,
    }),
    ...person(say),
    telephone(say, required),
    field('comentarios', 'texto_largo', say('Algo que debamos saber', 'Anything we should know'), {
      largo_maximo: 1_000,
    }),
  ];
  return {
    campos,
    ajustes: {
      introduccion: say(
        'Pide una hora. Te confirmamos por correo o teléfono.',
        'Ask for a time. We confirm it by e-mail or telephone.',
      ),
      texto_boton: say('Pedir la hora', 'Request booking'),
      mensaje_exito: say(
        'Recibimos tu solicitud. La hora queda reservada cuando te la confirmemos.',
        'We have your request. The time is yours once we confirm it.',
      ),
      revisar: true,
      pasos: steps(campos, [say('Tu reserva', 'Your booking'), 5], [say('Tus datos', 'Your details'), 4]),
    },
  };
}
