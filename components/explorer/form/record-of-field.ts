/** Resources that a picker knows, by the fields that hold their ids. `id` alone is told by the path before it. */
const resourceByName: Readonly<Record<string, string>> = {
  cid: 'contacts',
  contacto_id: 'contacts',
  client_id: 'contacts',
  empresa_id: 'companies',
  deal_id: 'deals',
  calendar_id: 'calendars',
  apt_id: 'appointments',
  producto_id: 'products',
  categoria_id: 'categories',
  form_id: 'forms',
  wf_id: 'workflows',
  workflow_id: 'workflows',
  site_id: 'sites',
  task_id: 'tasks',
  tag_id: 'tags',
  conv_id: 'conversations',
  endpoint_id: 'endpoints',
};

/** The resource whose records a field's ids are of, and `pipelines` and `stages`; undefined where none can be picked. */
export function recordOfField(name: string, path: string): string | undefined {
  if (name === 'id') return path.startsWith('/webhooks/endpoints/') ? 'endpoints' : undefined;
  if (name === 'pipeline_id') return 'pipelines';
  if (name === 'stage_id' || name === 'move_deals_to') return 'stages';
  return Object.hasOwn(resourceByName, name) ? resourceByName[name] : undefined;
}
