import { emptyPage, FakeApi } from '../../lib/testing/fake-api.ts';
import { blocks } from '../../sandbox/services/workflows/blocks/blocks.ts';
import { validate } from '../../sandbox/services/workflows/validation/validate.ts';

/**
 * An API on loopback with one workflow of as many steps as its id says, the sandbox's catalogue and its validation:
 * what is measured is the editor, not a database. Writes are accepted and forgotten.
 */
export function startWorkflowUpstream() {
  return new FakeApi(({ path, body }) => {
    const count = Number(/^\/workflows\/(\d+)$/.exec(path)?.[1] ?? 0);
    if (path === '/workflows/catalog') return blocks;
    if (path === '/workflows/validate') return validate(JSON.parse(body));
    return count > 0 ? workflowOf(count) : emptyPage;
  }).start();
}

type Placed = { id: string; position: { x: number; y: number } };

/** A trunk of tasks that forks at every tenth step into two tags that meet again. In force: nothing saves itself. */
export function workflowOf(count: number) {
  const nodes: (Placed & { type: string; subtype: string; config: object })[] = [];
  const edges: { id: string; source: string; target: string; source_handle?: string }[] = [];
  const add = (subtype: string, config: object, x: number) => {
    const id = `n${nodes.length + 1}`;
    const type = subtype === 'branch' ? 'logic' : 'action';
    nodes.push({ id, type, subtype, config, position: { x, y: nodes.length * 60 } });
    return id;
  };
  const link = (source: string, target: string, handle?: string) =>
    edges.push({ id: `e${edges.length + 1}`, source, target, ...(handle && { source_handle: handle }) });
  let last = 't1';
  while (nodes.length < count) {
    if (nodes.length % 10 !== 9 || nodes.length + 3 > count) {
      const id = add('create_task', { titulo: `Paso ${nodes.length}: {{contact.nombre}}` }, 0);
      link(last, id);
      last = id;
      continue;
    }
    const condition = [{ campo: 'deal.amount', operador: 'mayor_que', valor: '100000' }];
    const fork = add('branch', { condiciones: condition }, 0);
    link(last, fork);
    const [yes, no] = [add('add_tag', { tag_name: 'sí' }, -160), add('add_tag', { tag_name: 'no' }, 160)];
    link(fork, yes, 'si');
    link(fork, no, 'no');
    link(yes, no);
    last = no;
  }
  return {
    id: count,
    nombre: `Flujo de ${count} pasos`,
    descripcion: null,
    graph: { nodes, edges },
    triggers: [{ id: 't1', type: 'deal.created', config: {}, position: { x: 0, y: -120 } }],
    settings: {},
    folder_id: null,
    status: 'published',
    activo: true,
  };
}
