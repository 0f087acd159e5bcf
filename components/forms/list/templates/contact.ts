import { field, is, person, required, type Say, type TemplateContent, telephone, when } from './parts';

/** A message to the team, sorted by what it is about. */
export function contact(say: Say): TemplateContent {
  const support = say('Ayuda con una compra', 'Help with an order');
  return {
    campos: [
      ...person(say),
      telephone(say, {
        ayuda: say('Solo si prefieres que te llamemos.', 'Only if you prefer a call.'),
      }),
      field('motivo', 'seleccion', say('Motivo', 'Topic'), {
        ...required,
        opciones: [say('Quiero comprar', 'I want to buy'), support, say('Otro', 'Other')],
      }),
      field('numero_pedido', 'texto', say('Número de pedido', 'Order number'), {
        ayuda: say('Está en el correo de confirmación.', 'It is in the confirmation email.'),
        ...when(is('motivo', support)),
      }),
      field('mensaje', 'texto_largo', say('Mensaje', 'Message'), {
        ...required,
        largo_minimo: 10,
        largo_maximo: 2_000,
      }),
      field('origen', 'oculto', say('Origen', 'Source')),
    ],
    ajustes: {
      introduccion: say('Te respondemos en un día hábil.', 'We reply within one business day.'),
      texto_boton: say('Enviar mensaje', 'Send message'),
      mensaje_exito: say(
        'Recibimos tu mensaje. Te escribiremos al correo que nos diste.',
        'We have your message. We will write to the e-mail address that you gave us.',
      ),
    },
  };
}
