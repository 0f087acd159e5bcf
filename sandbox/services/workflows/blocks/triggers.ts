import { optional } from './config-key.ts';
import { type RunObject, type Trigger, trigger } from './trigger.ts';

const pipeline = optional('pipeline_id', 'integer', 'Solo negocios de este embudo.');
const stage = optional('stage_id', 'integer', 'Solo cuando el negocio está en esta etapa.');
const changed = optional('campo', 'string', 'Solo cuando cambió este campo.');
const tag = optional('tag_name', 'string', 'Solo esta etiqueta, sin distinguir mayúsculas ni acentos.');
const calendar = optional('calendar_id', 'integer', 'Solo citas de este calendario.');
const form = optional('form_id', 'integer', 'Solo envíos de este formulario.');
const object = optional('objeto', 'string', 'Solo registros de este objeto.');

const contact: RunObject[] = ['contact', 'company'];
const deal: RunObject[] = ['deal', 'contact', 'company'];
const appointment: RunObject[] = ['appointment', 'contact', 'company'];

/** The events that the platform emits. A trigger's identifier is the type of its event. */
export const emittedTriggers: readonly Trigger[] = [
  trigger('contact.created', 'Contacto creado', 'Se creó un contacto.', { objetos: contact }),
  trigger('contact.updated', 'Contacto actualizado', 'Cambiaron campos de un contacto.', {
    objetos: contact,
    config: [changed],
  }),
  trigger('contact.deleted', 'Contacto eliminado', 'Se eliminó un contacto; sus datos quedan en event.'),
  trigger('contact.tag_added', 'Etiqueta agregada', 'Un contacto recibió una etiqueta.', {
    objetos: contact,
    config: [tag],
  }),
  trigger('contact.tag_removed', 'Etiqueta quitada', 'Se quitó una etiqueta a un contacto.', {
    objetos: contact,
    config: [tag],
  }),
  trigger('company.created', 'Empresa creada', 'Se creó una empresa.', { objetos: ['company'] }),
  trigger('company.updated', 'Empresa actualizada', 'Cambiaron campos de una empresa.', {
    objetos: ['company'],
    config: [changed],
  }),
  trigger('company.archived', 'Empresa archivada', 'Se archivó una empresa.', { objetos: ['company'] }),
  trigger('deal.created', 'Negocio creado', 'Se creó un negocio.', {
    objetos: deal,
    config: [pipeline, stage],
  }),
  trigger('deal.updated', 'Negocio actualizado', 'Cambiaron campos de un negocio.', {
    objetos: deal,
    config: [pipeline, changed],
  }),
  trigger('deal.stage_changed', 'Negocio cambió de etapa', 'Un negocio pasó a otra etapa.', {
    objetos: deal,
    config: [pipeline, stage],
  }),
  trigger('deal.won', 'Negocio ganado', 'Se ganó un negocio.', { objetos: deal, config: [pipeline] }),
  trigger('deal.lost', 'Negocio perdido', 'Se perdió un negocio.', { objetos: deal, config: [pipeline] }),
  trigger('deal.deleted', 'Negocio en la papelera', 'Un negocio pasó a la papelera.', {
    objetos: deal,
    config: [pipeline],
  }),
  trigger('quote.created', 'Cotización creada', 'Se creó una cotización.', { objetos: deal }),
  trigger('quote.sent', 'Cotización enviada', 'Se envió una cotización.', { objetos: deal }),
  trigger('quote.viewed', 'Cotización vista', 'El contacto abrió la cotización.', { objetos: deal }),
  trigger('quote.accepted', 'Cotización aceptada', 'El contacto aceptó la cotización.', { objetos: deal }),
  trigger('quote.rejected', 'Cotización rechazada', 'El contacto rechazó la cotización.', { objetos: deal }),
  trigger('product.created', 'Producto creado', 'Se creó o clonó un producto.'),
  trigger('product.updated', 'Producto actualizado', 'Cambió un producto o sus precios.', {
    config: [changed],
  }),
  trigger('product.archived', 'Producto archivado', 'Se archivó un producto.'),
  trigger(
    'custom_object.record.created',
    'Registro creado',
    'Se creó un registro de un objeto personalizado.',
    {
      objetos: contact,
      config: [object],
    },
  ),
  trigger(
    'custom_object.record.updated',
    'Registro actualizado',
    'Cambió un registro de un objeto personalizado.',
    {
      objetos: contact,
      config: [object, changed],
    },
  ),
  trigger(
    'custom_object.record.deleted',
    'Registro eliminado',
    'Se eliminó un registro de un objeto personalizado.',
    {
      objetos: contact,
      config: [object],
    },
  ),
  trigger('appointment.created', 'Cita agendada', 'Se agendó una cita.', {
    objetos: appointment,
    config: [calendar],
  }),
  trigger('appointment.updated', 'Cita modificada', 'Se reagendó o cambió una cita.', {
    objetos: appointment,
    config: [calendar, changed],
  }),
  trigger('appointment.cancelled', 'Cita cancelada', 'Se canceló una cita.', {
    objetos: appointment,
    config: [calendar],
  }),
  trigger(
    'form.submitted',
    'Formulario enviado',
    'Se envió un formulario publicado; el contacto es el que ya tiene ese correo o teléfono.',
    { objetos: contact, config: [form] },
  ),
  trigger('invoice.sent', 'Factura enviada', 'Se envió una factura.', { objetos: contact }),
  trigger('invoice.paid', 'Factura pagada', 'Se pagó por completo una factura.', { objetos: contact }),
  trigger('invoice.overdue', 'Factura vencida', 'Venció una factura impaga.', { objetos: contact }),
  trigger('payment.received', 'Pago recibido', 'Se recibió un pago.'),
  trigger('refund.issued', 'Reembolso emitido', 'Se devolvió dinero.'),
];
