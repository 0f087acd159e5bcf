import type { JsonObject } from '../../lib/contract/scalars.ts';
import type { WriteContext } from '../core/context.ts';
import { createWorkflow } from '../services/workflows/create-workflow.ts';
import { publishWorkflow } from '../services/workflows/publish-workflow.ts';
import { replaceWorkflow } from '../services/workflows/replace-workflow.ts';
import type { Step } from './steps.ts';

const DAY = 24 * 60 * 60 * 1000;

export type Drawn = {
  readonly nombre: string;
  readonly descripcion: string;
  readonly triggers: JsonObject[];
  readonly graph: JsonObject;
};

export const node = (
  id: string,
  type: string,
  subtype: string,
  config: JsonObject,
  x: number,
  y: number,
) => ({
  id,
  type,
  subtype,
  config,
  position: { x, y },
});
export const edge = (source: string, target: string, source_handle?: string) => ({
  id: `${source}-${target}`,
  source,
  target,
  ...(source_handle !== undefined && { source_handle }),
});

export const afterSale: Drawn = {
  nombre: 'Posventa de negocios ganados',
  descripcion: 'Un día después de ganar: tarea si el negocio es grande, email de bienvenida si no.',
  triggers: [{ id: 'ganado', type: 'deal.won', config: {}, position: { x: 0, y: 0 } }],
  graph: {
    nodes: [
      node('esperar', 'logic', 'wait', { duracion: 1, unidad: 'dias' }, 0, 120),
      node(
        'grande',
        'logic',
        'branch',
        {
          modo: 'todas',
          condiciones: [
            { campo: 'deal.amount', operador: 'mayor_o_igual', valor: '5000000' },
            { campo: 'deal.currency', operador: 'igual', valor: 'CLP' },
          ],
        },
        0,
        240,
      ),
      node(
        'llamar',
        'action',
        'create_task',
        { titulo: 'Llamar a {{contact.nombre}} por {{deal.title}}', vence_en_dias: 2 },
        -160,
        360,
      ),
      node(
        'bienvenida',
        'action',
        'send_email',
        {
          asunto: 'Bienvenida a bordo, {{contact.nombre}}',
          cuerpo: 'Gracias por confiar en nosotros. Tu negocio "{{deal.title}}" ya está en marcha.',
        },
        160,
        360,
      ),
      node('cliente', 'action', 'add_tag', { tag_name: 'cliente' }, 0, 480),
    ],
    edges: [
      edge('ganado', 'esperar'),
      edge('esperar', 'grande'),
      edge('grande', 'llamar', 'si'),
      edge('grande', 'bienvenida', 'no'),
      edge('llamar', 'cliente'),
      edge('bienvenida', 'cliente'),
    ],
    viewport: { x: 0, y: 0, zoom: 1 },
  },
};

const webLeads: Drawn = {
  nombre: 'Consultas del sitio',
  descripcion: 'De cada envío del formulario, un contacto con su negocio y una tarea para mañana.',
  triggers: [{ id: 'envio', type: 'form.submitted', config: {}, position: { x: 0, y: 0 } }],
  graph: {
    nodes: [
      node(
        'contacto',
        'action',
        'create_contact',
        { nombre: '{{event.datos.nombre}}', email: '{{event.datos.email}}' },
        0,
        120,
      ),
      node('etiqueta', 'action', 'add_tag', { tag_name: 'web' }, 0, 240),
      node('negocio', 'action', 'create_deal', { title: 'Consulta de {{contact.nombre}}' }, 0, 360),
      node(
        'responder',
        'action',
        'create_task',
        {
          titulo: 'Responder a {{contact.nombre}}',
          descripcion: '{{event.datos.mensaje}}',
          vence_en_dias: 1,
        },
        0,
        480,
      ),
    ],
    edges: [
      edge('envio', 'contacto'),
      edge('contacto', 'etiqueta'),
      edge('etiqueta', 'negocio'),
      edge('negocio', 'responder'),
    ],
    viewport: { x: 0, y: 0, zoom: 1 },
  },
};

export const birthday: Drawn = {
  nombre: 'Saludo de cumpleaños (borrador)',
  descripcion: 'Un borrador con advertencias: su disparador nunca se emite y el WhatsApp se simula.',
  triggers: [{ id: 'cumple', type: 'contact.birthday', config: { campo: 'nacimiento' } }],
  graph: {
    nodes: [node('saludo', 'action', 'send_whatsapp', { plantilla: 'feliz_cumpleanos' }, 0, 120)],
    edges: [edge('cumple', 'saludo')],
  },
};

/**
 * Two published workflows and a draft. The first is in force for the demo's last days, so that runs of it wait; the
 * second from now on, for it would change the demo.
 */
export function workflowSteps(now: Date): Step[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  return [
    { at: ago(5), write: (context) => keep(context, birthday) },
    { at: ago(3), write: async (context) => publish(context, await keep(context, afterSale)) },
    { at: now, write: async (context) => publish(context, await keep(context, webLeads)) },
  ];
}

/** Makes a workflow with what is drawn in it; a draft. Gives its id. */
export async function keep(context: WriteContext, { nombre, ...content }: Drawn): Promise<number> {
  const { id } = await createWorkflow(context, { path: {}, query: {}, body: { nombre } });
  await replaceWorkflow(context, { path: { wf_id: id }, query: {}, body: content });
  return id;
}

/** Puts a workflow in force. */
export function publish(context: WriteContext, wf_id: number) {
  return publishWorkflow(context, { path: { wf_id }, query: {}, body: undefined });
}
