import { type Method, methods } from './method.ts';
import type { Operation } from './operation.ts';
import { operations } from './registry.ts';

interface Node {
  readonly literals: Map<string, Node>;
  parameter?: Node;
  readonly operations: Map<string, Operation>;
}

export type Match =
  | { readonly operation: Operation; readonly pathParams: Readonly<Record<string, string>> }
  /** The path exists, the method does not: 405 with these in `Allow`. */
  | { readonly allow: readonly Method[] };

const newNode = (): Node => ({ literals: new Map(), operations: new Map() });

function compile(all: readonly Operation[]): Node {
  const root = newNode();
  for (const operation of all) {
    let node = root;
    for (const segment of operation.path.slice(1).split('/')) {
      if (segment.startsWith('{')) {
        node.parameter ??= newNode();
        node = node.parameter;
      } else {
        const next = node.literals.get(segment) ?? newNode();
        node.literals.set(segment, next);
        node = next;
      }
    }
    node.operations.set(operation.method, operation);
  }
  return root;
}

/** The node where the path ends, with the values of its parameters; a literal segment wins over a parameter. */
function find(
  node: Node,
  segments: readonly string[],
  values: readonly string[],
): [Node, string[]] | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined) return node.operations.size > 0 ? [node, [...values]] : undefined;
  const literal = node.literals.get(segment);
  return (
    (literal && find(literal, rest, values)) ??
    (node.parameter && find(node.parameter, rest, [...values, segment]))
  );
}

/** Decoded segments of a path, or undefined where one can be no name: empty, a dot segment, badly encoded. */
function segmentsOf(path: string): string[] | undefined {
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent);
    return segments.some((segment) => ['', '.', '..'].includes(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** Makes a matcher of method and path for these operations. */
export function createMatcher(all: readonly Operation[]) {
  const root = compile(all);
  return (method: string, path: string): Match | undefined => {
    const segments = path.startsWith('/') ? segmentsOf(path) : undefined;
    const found = segments && find(root, segments, []);
    if (!found) return undefined;
    const [node, values] = found;
    const operation = node.operations.get(method);
    if (!operation) return { allow: methods.filter((each) => node.operations.has(each)) };
    const pathParams = Object.fromEntries(operation.pathNames.map((name, index) => [name, values[index]!]));
    return { operation, pathParams };
  };
}

/**
 * The operation of a request to the API: method in capitals, path relative to the base address
 * (`/deals/1042`). Undefined where the API has no such path.
 */
export const matchOperation = createMatcher(operations);
