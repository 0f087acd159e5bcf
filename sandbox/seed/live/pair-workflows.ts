import type { JsonObject } from '../../../lib/contract/scalars.ts';
import type { WriteContext } from '../../core/context.ts';
import { selectCalendars } from '../../services/calendars/store.ts';
import { selectForms } from '../../services/forms/store.ts';
import { activePipelines } from '../../services/pipelines/pipeline-store.ts';
import type { Step } from '../steps.ts';
import { afterSale, birthday, type Drawn, edge, keep, node, publish } from '../workflows.ts';

/** Ids of a subaccount's own records that the workflows name: in test and in live they are others. */
async function idsIn(context: WriteContext) {
  const pipeline = (await activePipelines(context)).find(({ es_default }) => es_default)!;
  const stage = (name: string) => pipeline.stages.find(({ nombre }) => nombre === name)!.id;
  const forms = await selectForms(context, { status: undefined, cursor: undefined, limit: 100 });
  const calendars = await selectCalendars(context);
  return {
    pipeline: pipeline.id,
    proposal: stage('Propuesta'),
    negotiation: stage('Negociación'),
    quote: forms.find(({ nombre }) => nombre === 'Solicitud de cotización')!.id,
    demonstration: calendars.find(({ slug }) => slug === 'demostracion')!.id,
  };
}

/** Names a pipeline, two stages, a form, a calendar and a tag. `days` is how long it waits for an answer. */
function followUp(ids: Awaited<ReturnType<typeof idsIn>>, days: number): Drawn {
  const proposal = { pipeline_id: ids.pipeline, stage_id: ids.proposal };
  const agreed = [{ campo: 'deal.stage_id', operador: 'igual', valor: ids.negotiation }];
  return {
    nombre: 'Seguimiento de propuestas',
    descripcion: 'Si una propuesta no avanza, agenda una demostración y avisa.',
    triggers: [
      { id: 'propuesta', type: 'deal.stage_changed', config: proposal, position: { x: -160, y: 0 } },
      {
        id: 'cotizacion',
        type: 'form.submitted',
        config: { form_id: ids.quote },
        position: { x: 160, y: 0 },
      },
    ],
    graph: {
      nodes: [
        node('esperar', 'logic', 'wait', { duracion: days, unidad: 'dias' }, 0, 120),
        node('avanzo', 'logic', 'branch', { modo: 'todas', condiciones: agreed }, 0, 240),
        node('fin', 'logic', 'end', {}, -160, 360),
        node('agendar', 'action', 'book_appointment', { calendar_id: ids.demonstration }, 160, 360),
        node('etiqueta', 'action', 'add_tag', { tag_name: 'newsletter' }, 160, 480),
      ],
      edges: [
        edge('propuesta', 'esperar'),
        edge('cotizacion', 'esperar'),
        edge('esperar', 'avanzo'),
        edge('avanzo', 'fin', 'si'),
        edge('avanzo', 'agendar', 'no'),
        edge('agendar', 'etiqueta'),
      ],
      viewport: { x: 0, y: 0, zoom: 1 },
    },
  };
}

/** One step after a tag. */
function onTag(nombre: string, descripcion: string, tag_name: string, config: JsonObject): Drawn {
  return {
    nombre,
    descripcion,
    triggers: [{ id: 'etiqueta', type: 'contact.tag_added', config: { tag_name }, position: { x: 0, y: 0 } }],
    graph: {
      nodes: [node('tarea', 'action', 'create_task', config, 0, 120)],
      edges: [edge('etiqueta', 'tarea')],
    },
  };
}

/** In test only. It names a tag that live does not have, and a person, whom no API can look up by name. */
const invitation = onTag('Preparar demostración', 'Una tarea al agendar una demostración.', 'demo-agendada', {
  titulo: 'Preparar la demostración de {{contact.nombre}}',
  assignee_id: 4,
  vence_en_dias: 1,
});
const collection = onTag('Aviso de cobranza', 'Una tarea cuando un cliente se atrasa.', 'moroso', {
  titulo: 'Llamar a {{contact.nombre}} por su deuda',
  vence_en_dias: 0,
});

/** The demo's workflow after a sale with two steps that say something else. */
function liveAfterSale(): Drawn {
  const nodes = (afterSale.graph.nodes as JsonObject[]).map((each) =>
    each.id === 'llamar'
      ? { ...each, config: { ...(each.config as JsonObject), vence_en_dias: 5 } }
      : each.id === 'bienvenida'
        ? { ...each, config: { ...(each.config as JsonObject), asunto: 'Bienvenida, {{contact.nombre}}' } }
        : each,
  );
  return { ...afterSale, graph: { ...afterSale.graph, nodes } };
}

/** What the demo in test gets besides: workflows that name its records. */
export function testWorkflowSteps(at: Date): Step[] {
  return [
    { at, write: async (context) => putInForce(context, followUp(await idsIn(context), 2)) },
    { at, write: (context) => putInForce(context, invitation) },
  ];
}

/** The live demo's: the same names with a step changed, the same references by other ids, and one of its own. */
export function liveWorkflowSteps(at: Date): Step[] {
  return [
    { at, write: (context) => keep(context, birthday) },
    { at, write: (context) => putInForce(context, liveAfterSale()) },
    { at, write: async (context) => putInForce(context, followUp(await idsIn(context), 3)) },
    { at, write: (context) => putInForce(context, collection) },
  ];
}

async function putInForce(context: WriteContext, drawn: Drawn): Promise<void> {
  await publish(context, await keep(context, drawn));
}
