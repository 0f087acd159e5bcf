import { appointment } from '../../../../lib/contract/calendars.ts';
import { company } from '../../../../lib/contract/companies.ts';
import { contact } from '../../../../lib/contract/contacts.ts';
import { deal } from '../../../../lib/contract/deals.ts';

const fieldsOf = (schema: { readonly shape: object }) => Object.keys(schema.shape);

/** What conditions and merge tags may name: `contact.email`, `deal.campos_custom.origen`. */
export const namespaces = [
  {
    namespace: 'contact',
    descripcion: 'El contacto del flujo, como está al ejecutarse el paso. tags es la lista de etiquetas.',
    campos: fieldsOf(contact),
  },
  {
    namespace: 'deal',
    descripcion: 'El negocio del flujo, como está al ejecutarse el paso.',
    campos: fieldsOf(deal),
  },
  {
    namespace: 'company',
    descripcion: 'La empresa del evento, del negocio o del contacto.',
    campos: fieldsOf(company),
  },
  {
    namespace: 'appointment',
    descripcion: 'La cita que inició el flujo o que este agendó.',
    campos: fieldsOf(appointment),
  },
  {
    namespace: 'event',
    descripcion: 'El recurso como era cuando se emitió el evento: cualquier campo de su data, como event.id.',
    campos: ['id'],
  },
  { namespace: 'workflow', descripcion: 'El flujo.', campos: ['id', 'run_id', 'timezone'] },
] as const;
