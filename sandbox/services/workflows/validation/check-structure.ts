import type { Graph, GraphEdge } from '../graph.ts';
import type { GraphPaths } from '../graph-paths.ts';
import { handlesOf } from '../graph-paths.ts';
import { type Findings, quoted } from './findings.ts';

/** Ids, edges and what can be reached: whether the drawing holds together. */
export function checkStructure(graph: Graph, paths: GraphPaths, findings: Findings): void {
  for (const path of graph.unreadable) {
    findings.error(
      'unreadable',
      `${path} no tiene la forma esperada: su id, source y target son textos de 1 a 200 caracteres.`,
      {
        key: path,
      },
    );
  }
  if (graph.triggers.length === 0) findings.error('no_triggers', 'El flujo no tiene disparadores.');
  if (graph.nodes.length === 0) findings.error('no_steps', 'El flujo no tiene pasos.');
  checkIds(graph, findings);
  checkEdges(graph, paths, findings);
  checkReach(graph, paths, findings);
}

function checkIds({ nodes, triggers }: Graph, findings: Findings): void {
  const seen = new Set<string>();
  const check = (id: string, where: { node: string } | { trigger: string }) => {
    if (seen.has(id))
      findings.error('duplicate_id', `El id ${quoted(id)} está repetido.`, { ...where, key: 'id' });
    seen.add(id);
  };
  for (const { id } of triggers) check(id, { trigger: id });
  for (const { id } of nodes) check(id, { node: id });
}

function checkEdges(graph: Graph, paths: GraphPaths, findings: Findings): void {
  const triggers = new Set(graph.triggers.map(({ id }) => id));
  const followed = new Set<string>();
  for (const edge of graph.edges) {
    const { source, target, handle } = edge;
    const where = triggers.has(source) ? { trigger: source } : { node: source };
    if (!triggers.has(source) && !paths.node(source)) {
      findings.error('dangling_edge', `Una conexión sale de ${quoted(source)}, que no existe.`, {
        node: target,
        key: 'source',
      });
    } else if (!paths.node(target)) {
      findings.error('dangling_edge', `Una conexión llega a ${quoted(target)}, que no es un paso.`, {
        ...where,
        key: 'target',
      });
    }
    checkHandle(edge, paths, followed, where, findings);
    followed.add(keyOf(source, handle, paths));
  }
}

/** Out of one handle one edge is followed, and of a step with several handles none without. */
function checkHandle(
  edge: GraphEdge,
  paths: GraphPaths,
  followed: ReadonlySet<string>,
  where: { node?: string; trigger?: string },
  findings: Findings,
): void {
  const handles = handlesOf(paths.node(edge.source));
  if (handles && !handles.includes(edge.handle ?? '')) {
    findings.warning(
      'unknown_handle',
      `La conexión a ${quoted(edge.target)} necesita una de las salidas ${handles.join(', ')}; no se sigue.`,
      { ...where, key: 'source_handle' },
    );
  } else if (followed.has(keyOf(edge.source, edge.handle, paths))) {
    findings.warning(
      'edge_not_followed',
      `Ya hay otra conexión por esa salida; la que va a ${quoted(edge.target)} no se sigue.`,
      { ...where, key: 'target' },
    );
  }
}

function keyOf(source: string, handle: string | undefined, paths: GraphPaths): string {
  return handlesOf(paths.node(source)) ? JSON.stringify([source, handle]) : source;
}

function checkReach({ nodes, triggers }: Graph, paths: GraphPaths, findings: Findings): void {
  const reached = new Set<string>();
  const rest = triggers.map(({ id }) => id);
  for (const { id } of triggers) {
    if (paths.followed(id).length === 0) {
      findings.warning('leads_nowhere', 'Ninguna conexión sale del disparador.', { trigger: id });
    }
  }
  for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
    for (const { target } of paths.followed(id)) {
      if (reached.has(target)) continue;
      reached.add(target);
      rest.push(target);
    }
  }
  for (const { id } of nodes) {
    if (!reached.has(id)) {
      findings.warning('unreachable', 'Ningún disparador llega a este paso.', { node: id });
    }
  }
}
