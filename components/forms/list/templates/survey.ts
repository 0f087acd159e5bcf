import { field, is, required, type Say, steps, type TemplateContent, when, whenAny } from './parts';

/** How satisfied a customer is; whoever is not is asked why. */
export function survey(say: Say): TemplateContent {
  const bad = say('Mala', 'Bad');
  const veryBad = say('Muy mala', 'Very bad');
  const campos = [
    field('experiencia', 'opciones', say('¿Cómo fue tu experiencia?', 'How was your experience?'), {
      ...required,
      opciones: [say('Muy buena', 'Very good'), say('Buena', 'Good'), say('Regular', 'Fair'), bad, veryBad],
    }),
    field('que_fallo', 'texto_largo', say('¿Qué salió mal?', 'What went wrong?'), {
      largo_maximo: 2_000,
      ...whenAny(is('experiencia', bad), is('experiencia', veryBad)),
    }),
    field(
      'recomendacion',
      'numero',
      say('De 0 a 10, ¿nos recomendarías?', 'From 0 to 10, would you recommend us?'),
      {
        ...required,
        ayuda: say('0 es «de ninguna manera» y 10 «sin duda».', '0 is "not at all" and 10 is "certainly".'),
        minimo: 0,
        maximo: 10,
      },
    ),
    field('aspectos', 'casillas', say('¿Qué valoras más?', 'What do you value most?'), {
      opciones: [
        say('Precio', 'Price'),
        say('Calidad', 'Quality'),
        say('Atención', 'Service'),
        say('Rapidez', 'Speed'),
      ],
    }),
    field('comentarios', 'texto_largo', say('¿Algo más?', 'Anything else?'), { largo_maximo: 2_000 }),
    field('contactar', 'casilla', say('Pueden contactarme por esto', 'You may contact me about this')),
    field('email', 'email', say('Correo', 'Email'), {
      ...required,
      ...when(is('contactar', true)),
    }),
  ];
  return {
    campos,
    ajustes: {
      introduccion: say(
        'Son dos minutos. Tus respuestas nos ayudan a mejorar.',
        'It takes two minutes. Your answers help us improve.',
      ),
      texto_boton: say('Enviar respuestas', 'Send answers'),
      mensaje_exito: say('Gracias por tu tiempo.', 'Thank you for your time.'),
      pasos: steps(
        campos,
        [say('Tu experiencia', 'Your experience'), 3],
        [say('Para terminar', 'To finish'), 4],
      ),
    },
  };
}
