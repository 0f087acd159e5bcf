import { optional, required } from './config-key.ts';
import { type StepBlock, step } from './step-block.ts';

/** Actions that reach out of the platform: a run records what they would have sent, and sends nothing. */
export const simulatedActions: readonly StepBlock[] = [
  step(
    'action',
    'send_email',
    'Enviar email',
    'Envía un email al contacto.',
    [
      required('asunto', 'string', 'Asunto.'),
      required('cuerpo', 'text', 'Cuerpo.'),
      optional('remitente', 'string', 'Nombre de quien envía.'),
    ],
    { requiere: 'contact', simulado: true },
  ),
  step(
    'action',
    'send_sms',
    'Enviar SMS',
    'Envía un SMS al teléfono del contacto.',
    [required('texto', 'text', 'Texto, hasta 160 caracteres.')],
    { requiere: 'contact', simulado: true },
  ),
  step(
    'action',
    'send_whatsapp',
    'Enviar WhatsApp',
    'Envía una plantilla de WhatsApp al contacto.',
    [
      required('plantilla', 'string', 'Nombre de la plantilla aprobada.'),
      optional('variables', 'list', 'Valores de la plantilla, en orden.'),
    ],
    { requiere: 'contact', simulado: true },
  ),
  step(
    'action',
    'send_webhook',
    'Llamar webhook',
    'Envía un POST con JSON a una dirección.',
    [
      required('url', 'string', 'Dirección https.'),
      optional('cuerpo', 'any', 'JSON que se envía; sin él, el evento.'),
      optional('cabeceras', 'any', 'Cabeceras adicionales.'),
    ],
    { simulado: true },
  ),
  step(
    'action',
    'notify_user',
    'Avisar a un usuario',
    'Avisa a un usuario de la subcuenta.',
    [required('user_id', 'integer', 'Usuario.'), required('mensaje', 'text', 'Mensaje.')],
    { simulado: true },
  ),
  step(
    'action',
    'assign_owner',
    'Asignar responsable',
    'Asigna un responsable al contacto.',
    [required('user_id', 'integer', 'Usuario.')],
    { requiere: 'contact', simulado: true },
  ),
];
