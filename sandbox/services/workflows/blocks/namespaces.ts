import type { z } from 'zod';
import { appointment } from '../../../../lib/contract/calendars.ts';
import { company } from '../../../../lib/contract/companies.ts';
import { contact } from '../../../../lib/contract/contacts.ts';
import { deal } from '../../../../lib/contract/deals.ts';
import { fieldTypes } from './field-types.ts';

const fieldsOf = (schema: z.ZodObject) => ({
  campos: Object.keys(schema.shape),
  tipos_campos: fieldTypes(schema),
});

type Namespace = {
  readonly namespace: string;
  readonly descripcion: string;
  readonly campos: readonly string[];
  /** The type of each field that an operator can compare. */
  readonly tipos_campos: Record<string, string>;
};

/** What conditions and merge tags may name: `contact.email`, `deal.campos_custom.origen`. */
export const namespaces: readonly Namespace[] = [
  {
    namespace: 'contact',
    descripcion: 'El contacto del flujo, como está al ejecutarse el paso. tags es la lista de etiquetas.',
    ...fieldsOf(contact),
  },
  {
    namespace: 'deal',
    descripcion: 'El negocio del flujo, como está al ejecutarse el paso.',
    ...fieldsOf(deal),
  },
  {
    namespace: 'company',
    descripcion: 'La empresa del evento, del negocio o del contacto.',
    ...fieldsOf(company),
  },
  {
    namespace: 'appointment',
    descripcion: 'La cita que inició el flujo o que este agendó.',
    ...fieldsOf(appointment),
  },
  {
    namespace: 'event',
    descripcion: 'El recurso como era cuando se emitió el evento: cualquier campo de su data, como event.id.',
    campos: ['id'],
    tipos_campos: {},
  },
  {
    namespace: 'workflow',
    descripcion: 'El flujo.',
    campos: ['id', 'run_id', 'timezone'],
    tipos_campos: { id: 'decimal', run_id: 'decimal', timezone: 'string' },
  },
];
