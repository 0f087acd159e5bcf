import { optional, required } from './config-key.ts';
import { type Trigger, trigger } from './trigger.ts';

/** Triggers that people can pick and keep, but whose event the platform does not emit: nothing starts by them. */
export const neverEmittedTriggers: readonly Trigger[] = [
  trigger('contact.birthday', 'Cumpleaños del contacto', 'El día del cumpleaños del contacto.', {
    emitido: false,
    objetos: ['contact'],
    config: [required('campo', 'string', 'Campo personalizado con la fecha de nacimiento.')],
  }),
  trigger('contact.inactive', 'Contacto inactivo', 'Un contacto sin actividad durante días.', {
    emitido: false,
    objetos: ['contact'],
    config: [required('dias', 'integer', 'Días sin actividad.', { unidad: 'días' })],
  }),
  trigger('deal.stale', 'Negocio estancado', 'Un negocio sin cambios durante días.', {
    emitido: false,
    objetos: ['deal', 'contact'],
    config: [
      required('dias', 'integer', 'Días sin cambios.', { etiqueta: 'Sin cambios por', unidad: 'días' }),
      optional('pipeline_id', 'integer', 'Solo este embudo.'),
    ],
  }),
  trigger('task.completed', 'Tarea completada', 'Se completó una tarea.', { emitido: false }),
  trigger('email.opened', 'Correo abierto', 'Un contacto abrió un correo.', {
    emitido: false,
    objetos: ['contact'],
  }),
  trigger('email.clicked', 'Clic en correo', 'Un contacto hizo clic en un correo.', {
    emitido: false,
    objetos: ['contact'],
    config: [optional('url', 'string', 'Solo este enlace.')],
  }),
  trigger('conversation.message_received', 'Mensaje recibido', 'Un contacto escribió un mensaje.', {
    emitido: false,
    objetos: ['contact'],
    config: [
      optional('canal', 'string', 'Solo este canal.', { valores: ['whatsapp', 'email', 'sms', 'chat'] }),
    ],
  }),
  trigger('schedule.daily', 'Todos los días', 'Cada día a una hora fija.', {
    emitido: false,
    config: [required('hora', 'string', 'Hora HH:MM en la zona del flujo.')],
  }),
];
