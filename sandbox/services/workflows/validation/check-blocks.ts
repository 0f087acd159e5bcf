import { findStep, findTrigger, meantBy } from '../blocks/blocks.ts';
import type { RunObject } from '../blocks/trigger.ts';
import type { Graph, GraphNode, GraphTrigger } from '../graph.ts';
import { checkConfig } from './check-config.ts';
import { type Findings, quoted } from './findings.ts';

/** Every trigger and step against the catalogue. */
export function checkBlocks({ triggers, nodes }: Graph, findings: Findings): void {
  for (const trigger of triggers) checkTrigger(trigger, findings);
  const records = recordsOf(triggers, nodes);
  for (const node of nodes) checkNode(node, records, findings);
}

function checkTrigger({ id, type, config }: GraphTrigger, findings: Findings): void {
  const where = { trigger: id };
  const known = findTrigger(type);
  if (!known) {
    findings.warning('unknown_type', unknown(type), { ...where, key: 'type' });
    return;
  }
  if (!known.emitido) {
    findings.warning('never_emitted', `La plataforma nunca emite ${known.type}; no iniciará el flujo.`, {
      ...where,
      key: 'type',
    });
  }
  checkConfig(known.config, config, where, findings);
}

function checkNode(
  { id, type, subtype, config }: GraphNode,
  records: ReadonlySet<RunObject>,
  findings: Findings,
): void {
  const where = { node: id };
  const known = findStep(type, subtype);
  if (!known) {
    const [key, value] = type === 'action' || type === 'logic' ? ['subtype', subtype] : ['type', type];
    findings.warning('unknown_type', unknown(value, subtype), { ...where, key });
    return;
  }
  if (known.simulado) {
    findings.warning('simulated_step', `${known.nombre} se simula: registra lo que haría.`, {
      ...where,
      key: 'subtype',
    });
  }
  if (known.requiere && !records.has(known.requiere)) {
    findings.warning('no_record', `Ningún disparador ni paso da un ${known.requiere} a este paso.`, where);
  }
  checkConfig(known.config, config, where, findings);
}

/** Records that some trigger or step gives. */
function recordsOf(triggers: readonly GraphTrigger[], nodes: readonly GraphNode[]): ReadonlySet<RunObject> {
  return new Set([
    ...triggers.flatMap(({ type }) => findTrigger(type)?.objetos ?? []),
    ...nodes.flatMap(({ type, subtype }) => findStep(type, subtype)?.da ?? []),
  ]);
}

function unknown(value: unknown, other?: unknown): string {
  const meant = meantBy(value) ?? meantBy(other);
  const hint = meant ? ` ¿Será ${meant}?` : '';
  return `${quoted(value)} no está en el catálogo; se guarda y nunca se ejecuta.${hint}`;
}
