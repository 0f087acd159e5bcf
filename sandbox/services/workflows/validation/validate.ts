import type { WorkflowValidation } from '../../../../lib/contract/workflows.ts';
import { readGraph } from '../graph.ts';
import { GraphPaths } from '../graph-paths.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkCycles } from './check-cycles.ts';
import { checkStructure } from './check-structure.ts';
import { Findings } from './findings.ts';

/**
 * What stands in the way of publishing (`errores`: the drawing does not hold together) and what will not do what it
 * seems to (`advertencias`). Takes JSON of any shape.
 */
export function validate(content: {
  readonly graph: unknown;
  readonly triggers: unknown;
}): WorkflowValidation {
  const graph = readGraph(content.graph, content.triggers);
  const paths = new GraphPaths(graph);
  const findings = new Findings();
  checkStructure(graph, paths, findings);
  checkCycles(graph, paths, findings);
  checkBlocks(graph, findings);
  const { errores, advertencias } = findings;
  return { valido: errores.length === 0, errores, advertencias };
}
