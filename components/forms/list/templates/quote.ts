import { field, is, person, required, type Say, steps, type TemplateContent, telephone, when } from './parts';

/** What a price is asked for, by a person or a company. */
export function quote(say: Say): TemplateContent {
  const company = say('Empresa', 'Company');
  const isCompany = when(is('tipo_cliente', company));
  const campos = [
    field('producto', 'texto', say('Producto o servicio', 'Product or service'), {
      ...required,
      largo_maximo: 200,
    }),
    field('cantidad', 'numero', say('Cantidad', 'Quantity'), { ...required, minimo: 1 }),
    field('plazo', 'seleccion', say('Plazo', 'Timeframe'), {
      opciones: [say('Esta semana', 'This week'), say('Este mes', 'This month'), say('Sin apuro', 'No rush')],
    }),
    field('detalles', 'texto_largo', say('Detalles', 'Details'), {
      ayuda: say('Medidas, modelos, lugar de entrega.', 'Sizes, models, delivery address.'),
      largo_maximo: 2_000,
    }),
    field('tipo_cliente', 'opciones', say('La cotización es para', 'The quote is for'), {
      ...required,
      opciones: [say('Una persona', 'A person'), company],
    }),
    field('empresa', 'texto', say('Nombre de la empresa', 'Company name'), {
      ...required,
      ...isCompany,
      seccion: { titulo: say('Datos de la empresa', 'Company details') },
    }),
    field('rut', 'rut', say('RUT de la empresa', 'Company RUT'), {
      ...isCompany,
      ejemplo: '76.543.210-3',
    }),
    ...person(say),
    telephone(say),
  ];
  return {
    campos,
    ajustes: {
      introduccion: say(
        'Cuéntanos qué necesitas y te enviamos un precio.',
        'Tell us what you need and we send you a price.',
      ),
      texto_boton: say('Pedir cotización', 'Request quote'),
      mensaje_exito: say(
        'Recibimos tu solicitud. Te enviaremos la cotización por correo.',
        'We have your request. We will send the quote by e-mail.',
      ),
      revisar: true,
      pasos: steps(
        campos,
        [say('Qué necesitas', 'What you need'), 4],
        [say('Para quién', 'Who it is for'), 3],
        [say('Cómo te contactamos', 'Your contact details'), 3],
      ),
    },
  };
}
