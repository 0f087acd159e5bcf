import type { createForm } from '../../lib/contract/forms.ts';
import type { Input } from '../../lib/contract/operation.ts';
import type { Json } from '../../lib/contract/scalars.ts';

type FormSent = Input<typeof createForm>['body'];
type FieldSent = NonNullable<FormSent['campos']>[number];

const field = (
  id: string,
  tipo: FieldSent['tipo'],
  clave: string,
  etiqueta: string,
  more: Partial<FieldSent> = {},
): FieldSent => ({ id, clave, tipo, etiqueta, requerido: false, ...more });

const required = { requerido: true };
const when = (campo: string, operador: 'es' | 'no_es' | 'contiene' | 'menor' | 'mayor', valor: string) => ({
  mostrar_si: { modo: 'todas' as const, reglas: [{ campo, operador, valor }] },
});

/** The contact form. Its first version called the e-mail `correo` and asked for no company. */
export function contactForm(version: 1 | 2): FormSent {
  const mail = version === 1 ? 'correo' : 'email';
  const who = [
    field('nombre', 'texto', 'nombre', 'Nombre y apellido', { ...required, largo_maximo: 120 }),
    field('email', 'email', mail, 'Correo electrónico', { ...required, ayuda: 'Te responderemos ahí.' }),
    field('telefono', 'telefono', 'telefono', 'Teléfono', { ejemplo: '+56 9 1234 5678' }),
  ];
  const company = [
    field('tipo', 'opciones', 'tipo', '¿Nos escribes como…?', {
      ...required,
      opciones: ['Empresa', 'Persona'],
    }),
    field('empresa', 'texto', 'empresa', 'Empresa', { ...required, ...when('tipo', 'es', 'Empresa') }),
    field('rut', 'rut', 'rut_empresa', 'RUT de la empresa', when('tipo', 'es', 'Empresa')),
    field('personas', 'numero', 'colaboradores', '¿Cuántas personas trabajan ahí?', {
      minimo: '1',
      maximo: '20000',
      ...when('tipo', 'es', 'Empresa'),
    }),
  ];
  const question = [
    field('tema', 'seleccion', 'tema', '¿Sobre qué nos escribes?', {
      ...required,
      opciones: ['Conocer el producto', 'Precios', 'Soporte', 'Otro'],
    }),
    field('mensaje', 'texto_largo', 'mensaje', 'Tu mensaje', {
      ...required,
      largo_maximo: 2000,
      ayuda: 'Mientras más nos cuentes, mejor te podremos orientar.',
    }),
    field('novedades', 'casilla', 'novedades', 'Quiero recibir novedades una vez al mes', {
      seccion: { titulo: 'Antes de enviar', texto: 'Usamos tus datos solo para responderte.' },
    }),
    field('origen', 'oculto', 'origen', 'Origen', { valor_inicial: 'sitio' }),
  ];
  const ids = (fields: readonly FieldSent[]) => fields.map(({ id }) => id!);
  const steps: Json = [
    { id: 'p1', titulo: 'Tus datos', campos: ids(who) },
    { id: 'p2', titulo: 'Tu empresa', texto: 'Así te contacta la persona indicada.', campos: ids(company) },
    { id: 'p3', titulo: 'Tu consulta', campos: ids(question) },
  ];
  return {
    nombre: 'Contacto web',
    campos: [...who, ...(version === 1 ? [] : company), ...question],
    ajustes: {
      introduccion: 'Cuéntanos en qué te podemos ayudar. Respondemos el mismo día hábil.',
      mensaje_exito: 'Recibimos tu consulta.\nTe contactaremos hoy mismo.',
      texto_boton: 'Enviar consulta',
      color: '#0f766e',
      ...(version === 2 && { pasos: steps }),
    },
  };
}

/** A quote request: three steps, and a look at all answers before it is sent. */
export const quoteForm: FormSent = {
  nombre: 'Solicitud de cotización',
  campos: [
    field('modulos', 'casillas', 'modulos', '¿Qué necesitas?', {
      ...required,
      opciones: ['Ventas', 'Facturación', 'Bodega', 'Recursos humanos'],
      ayuda: 'Elige todo lo que quieras cotizar.',
    }),
    field('usuarios', 'numero', 'usuarios', 'Número de usuarios', {
      ...required,
      minimo: '1',
      maximo: '5000',
      ejemplo: '12',
    }),
    field('migracion', 'casilla', 'migracion', 'Necesito migrar datos de otro sistema'),
    field('sistema', 'texto', 'sistema_actual', '¿Desde qué sistema?', {
      ...required,
      mostrar_si: { modo: 'todas', reglas: [{ campo: 'migracion', operador: 'es', valor: true }] },
    }),
    field('plazo', 'seleccion', 'plazo', '¿Cuándo quieres empezar?', {
      opciones: ['Este mes', 'Este trimestre', 'Solo estoy comparando'],
    }),
    field('inicio', 'fecha', 'fecha_inicio', 'Fecha ideal de inicio', when('plazo', 'es', 'Este mes')),
    field('empresa', 'texto', 'empresa', 'Empresa', {
      ...required,
      seccion: { titulo: 'A nombre de quién', texto: 'Estos datos van en la cotización.' },
    }),
    field('rut', 'rut', 'rut', 'RUT', { ...required, ejemplo: '76.086.428-5' }),
    field('contacto', 'texto', 'nombre', 'Persona de contacto', required),
    field('email', 'email', 'email', 'Correo electrónico', required),
    field('campana', 'oculto', 'utm_campaign', 'Campaña'),
  ],
  ajustes: {
    introduccion: 'Recibe una propuesta con precios en un día hábil, sin compromiso.',
    mensaje_exito: 'Recibimos tu solicitud.\n\nTe enviaremos la cotización dentro de un día hábil.',
    texto_boton: 'Pedir cotización',
    color: '#7c3aed',
    revisar: true,
    pasos: [
      { id: 'q1', titulo: 'Qué necesitas', campos: ['modulos', 'usuarios', 'migracion', 'sistema'] },
      { id: 'q2', titulo: 'Plazos', campos: ['plazo', 'inicio'] },
      { id: 'q3', titulo: 'Tus datos', campos: ['empresa', 'rut', 'contacto', 'email', 'campana'] },
    ],
  },
};

/** A survey of one page: numbers and choices, a question that asks why where somebody is unhappy. */
export const surveyForm: FormSent = {
  nombre: 'Encuesta de satisfacción',
  campos: [
    field('nota', 'numero', 'recomendacion', 'De 0 a 10, ¿cuánto nos recomendarías?', {
      ...required,
      minimo: '0',
      maximo: '10',
    }),
    field('porque', 'texto_largo', 'motivo', '¿Qué tendría que cambiar?', when('nota', 'menor', '7')),
    field('gusta', 'casillas', 'lo_mejor', '¿Qué valoras más?', {
      opciones: ['Facilidad de uso', 'Atención', 'Precio', 'Rapidez', 'Integraciones'],
      maximo: '3',
      ayuda: 'Elige hasta tres.',
    }),
    field('atencion', 'opciones', 'atencion', '¿Cómo fue nuestra atención?', {
      ...required,
      opciones: ['Muy buena', 'Buena', 'Regular', 'Mala'],
    }),
    field('mail', 'email', 'email', 'Tu correo, si quieres que te llamemos'),
  ],
  ajustes: {
    introduccion: 'Son cinco preguntas. Nos ayudan a mejorar cada mes.',
    mensaje_exito: 'Tu opinión nos ayuda a mejorar.',
    texto_boton: 'Enviar respuestas',
    color: '#c2410c',
  },
};

/** Begun, and not published yet. */
export const draftForms: readonly FormSent[] = [
  {
    nombre: 'Inscripción a evento',
    campos: [
      field('nombre', 'texto', 'nombre', 'Nombre', required),
      field('email', 'email', 'email', 'Correo electrónico', required),
      field('jornada', 'opciones', 'jornada', '¿A qué jornada vienes?', {
        ...required,
        opciones: ['Mañana', 'Tarde', 'Día completo'],
      }),
      field('almuerzo', 'casilla', 'almuerzo', 'Me quedo a almorzar', when('jornada', 'es', 'Día completo')),
    ],
    ajustes: { introduccion: 'Encuentro de clientes, 18 de diciembre, Santiago.' },
  },
  { nombre: 'Postulación a beca de capacitación' },
];
