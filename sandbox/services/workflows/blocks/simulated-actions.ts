import { optional, required } from './config-key.ts';
import { type StepBlock, step } from './step-block.ts';

/** Actions that reach out of the platform: a run records what they would have sent, and sends nothing. */
export const simulatedActions: readonly StepBlock[] = [
  step(
    'action',
    'send_email',
    'Enviar correo',
    'Envía un correo al contacto.',
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
    'Envía JSON a una dirección, con POST si no se dice otro método.',
    [
      optional('metodo', 'string', 'Método de HTTP.', {
        valores: ['POST', 'PUT', 'PATCH', 'GET', 'DELETE'],
        por_defecto: 'POST',
      }),
      required('url', 'string', 'Dirección https.'),
      optional('cabeceras', 'any', 'Cabeceras adicionales.'),
      optional('cuerpo', 'any', 'JSON que se envía; sin él, el evento.'),
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
