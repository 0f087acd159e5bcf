import { methods } from './method.ts';
import { modules } from './modules.generated.ts';
import type { Operation } from './operation.ts';

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'pathSchema' in value;
}

/** By path, then by method: the order of a module's exports differs between loaders. */
function byPlace(a: Operation, b: Operation): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return methods.indexOf(a.method) - methods.indexOf(b.method);
}

/** Every operation of the API and of its extensions. Pages import single operations, not this. */
export const operations: readonly Operation[] = modules
  .flatMap((module) => (Object.values(module) as unknown[]).filter(isOperation))
  .sort(byPlace);

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** The operation with this id (`createDeal`), or undefined. */
export function operationById(id: string): Operation | undefined {
  return byId.get(id);
}
