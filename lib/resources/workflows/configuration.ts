import {
  createWorkflow,
  deleteWorkflow,
  getWorkflow,
  listWorkflows,
  replaceWorkflow,
} from '@/lib/api/contract/workflows';
import type { JsonObject } from '@/lib/contract/scalars';
import { isNumber } from '@/lib/json/same-json';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import { placesOf, whatStepsName } from '@/lib/resources/named-places';
import { recordsNamedBySteps } from '@/lib/workflows/named-records';

const idOf = ({ id }: JsonObject) =>
  isNumber(id) || (typeof id === 'string' && id !== '') ? `${id}` : undefined;

/** Where no id was given, what it joins: an edge is nothing else. */
function edgeKey(edge: JsonObject): string | undefined {
  const { source, target, sourceHandle } = edge;
  if (source === undefined || target === undefined) return idOf(edge);
  return idOf(edge) ?? `${source}${sourceHandle ? `.${sourceHandle}` : ''} → ${target}`;
}

/** Folders cannot be listed or made through the API, so `folder_id` stays as it is on either side. */
const workflows: ConfigurationKind = {
  name: 'workflows',
  area: 'workflows',
  operations: {
    list: listWorkflows,
    get: getWorkflow,
    create: createWorkflow,
    update: replaceWorkflow,
    remove: deleteWorkflow,
  },
  idIn: 'wf_id',
  identity: ['nombre'],
  title: 'nombre',
  written: ['nombre', 'descripcion', 'triggers', 'graph', 'settings'],
  leftOut: ['folder_id', 'status', 'activo', 'published_at', 'errores_publicacion'],
  empty: { triggers: [], graph: { nodes: [], edges: [] }, settings: {} },
  essential: ['graph', 'triggers', 'settings'],
  lists: [
    { at: ['triggers'], keyOf: idOf, isOrdered: true },
    { at: ['graph', 'nodes'], keyOf: idOf, isOrdered: false },
    { at: ['graph', 'edges'], keyOf: edgeKey, isOrdered: false },
    { at: ['graph', 'notes'], keyOf: idOf, isOrdered: false },
  ],
  state: ['status', 'activo'],
  names: whatStepsName,
  references: (value, blocks) => placesOf(recordsNamedBySteps(value, blocks)),
};

export const configuration: readonly ConfigurationKind[] = [workflows];
