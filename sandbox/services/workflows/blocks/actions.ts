import { optional, required } from './config-key.ts';
import { type StepBlock, step } from './step-block.ts';

const tagName = required('tag_name', 'string', 'Nombre de la etiqueta.');
const value = required('valor', 'any', 'Valor nuevo; null lo vacía.');
const key = required('clave', 'string', 'Clave del campo personalizado.');

/** Actions that change the subaccount's records, as the same operations of the API would. */
export const realActions: readonly StepBlock[] = [
  step(
    'action',
    'add_tag',
    'Agregar etiqueta',
    'Agrega una etiqueta al contacto; si no existe, la crea. Emite contact.tag_added.',
    [tagName],
    { requiere: 'contact' },
  ),
  step(
    'action',
    'remove_tag',
    'Quitar etiqueta',
    'Quita una etiqueta al contacto, si la tiene. Emite contact.tag_removed.',
    [tagName],
    { requiere: 'contact' },
  ),
  step(
    'action',
    'update_contact',
    'Actualizar contacto',
    'Cambia un campo estándar del contacto. Emite contact.updated si cambia algo.',
    [
      required('campo', 'string', 'Campo del contacto.', {
        valores: ['nombre', 'apellido', 'email', 'telefono', 'rut', 'empresa_id', 'external_id'],
      }),
      value,
    ],
    { requiere: 'contact' },
  ),
  step(
    'action',
    'set_contact_custom_field',
    'Campo personalizado del contacto',
    'Fija un campo personalizado del contacto y conserva los demás. Emite contact.updated.',
    [key, value],
    { requiere: 'contact' },
  ),
  step(
    'action',
    'create_contact',
    'Crear o actualizar contacto',
    'Busca por correo y luego por teléfono; si no existe, lo crea. El flujo sigue con ese contacto.',
    [
      required('nombre', 'string', 'Nombre.'),
      optional('apellido', 'string', 'Apellido.'),
      optional('email', 'string', 'Correo. Sin correo ni teléfono, el paso falla.'),
      optional('telefono', 'string', 'Teléfono E.164, con +.'),
    ],
    { da: 'contact' },
  ),
  step(
    'action',
    'create_deal',
    'Crear negocio',
    'Crea un negocio del contacto y sigue con él. Emite deal.created.',
    [
      required('title', 'string', 'Título.'),
      optional('amount', 'decimal', 'Monto como texto decimal.', { por_defecto: '0' }),
      optional('currency', 'string', 'Moneda ISO 4217.', { por_defecto: 'CLP' }),
      optional('pipeline_id', 'integer', 'Embudo; sin él, el predeterminado.'),
      optional('stage_id', 'integer', 'Etapa; sin ella, la primera abierta.'),
    ],
    { da: 'deal' },
  ),
  step(
    'action',
    'update_deal',
    'Actualizar negocio',
    'Cambia un campo estándar del negocio. Emite deal.updated si cambia algo.',
    [
      required('campo', 'string', 'Campo del negocio.', {
        valores: [
          'title',
          'amount',
          'currency',
          'external_id',
          'contacto_id',
          'empresa_id',
          'fecha_cierre_estimada',
        ],
      }),
      value,
    ],
    { requiere: 'deal' },
  ),
  step(
    'action',
    'set_deal_custom_field',
    'Campo personalizado del negocio',
    'Fija un campo personalizado del negocio y conserva los demás. Emite deal.updated.',
    [key, value],
    { requiere: 'deal' },
  ),
  step(
    'action',
    'move_deal_stage',
    'Mover negocio de etapa',
    'Mueve el negocio a una etapa de su embudo. Emite deal.stage_changed.',
    [required('stage_id', 'integer', 'Etapa de destino.')],
    { requiere: 'deal' },
  ),
  step('action', 'win_deal', 'Ganar negocio', 'Marca el negocio como ganado. Emite deal.won.', [], {
    requiere: 'deal',
  }),
  step(
    'action',
    'lose_deal',
    'Perder negocio',
    'Marca el negocio como perdido. Emite deal.lost.',
    [optional('motivo', 'string', 'Motivo de la pérdida.')],
    { requiere: 'deal' },
  ),
  step('action', 'create_task', 'Crear tarea', 'Crea una tarea. No emite eventos.', [
    required('titulo', 'string', 'Título.'),
    optional('descripcion', 'text', 'Descripción.'),
    optional('assignee_id', 'integer', 'Responsable.'),
    optional('client_id', 'integer', 'Cliente.'),
    optional('project_id', 'integer', 'Proyecto.'),
    optional('vence_en_dias', 'integer', 'Días hasta el vencimiento, en la zona del flujo.', {
      unidad: 'días',
    }),
  ]),
  step(
    'action',
    'book_appointment',
    'Agendar cita',
    'Agenda la primera hora disponible del calendario. Emite appointment.created.',
    [
      required('calendar_id', 'integer', 'Calendario.'),
      optional('desde_dias', 'integer', 'Buscar a partir de estos días desde hoy.', {
        unidad: 'días',
        por_defecto: 0,
      }),
      optional('notas', 'text', 'Notas de la cita.'),
    ],
    { requiere: 'contact', da: 'appointment' },
  ),
  step(
    'action',
    'cancel_appointment',
    'Cancelar cita',
    'Cancela la cita del flujo. Emite appointment.cancelled.',
    [optional('motivo', 'string', 'Motivo.')],
    { requiere: 'appointment' },
  ),
  step(
    'action',
    'send_message',
    'Responder conversación',
    'Agrega un mensaje saliente a la última conversación del contacto. No emite eventos.',
    [required('texto', 'text', 'Texto del mensaje.')],
    { requiere: 'contact' },
  ),
];
