import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ClientOperation, clientOperation, type ReplyShape } from '../lib/api/client-operation.ts';
import type { Operation } from '../lib/contract/operation.ts';

/** Without operations of their own: words and limits that a client needs. */
const beside = ['events', 'form-extensions', 'pagination'];

/**
 * The files of lib/api/contract by their names: of each file of the contract what a client needs, as plain data.
 * Operations without their schemas, and the words and limits that the file exports.
 */
export async function clientContract(root: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const name of [...operationModules(root), ...beside].sort()) {
    const file = pathToFileURL(join(root, 'lib/contract', `${name}.ts`));
    texts.set(`${name}.ts`, fileOf(name, (await import(file.href)) as Record<string, unknown>));
  }
  return texts;
}

/** The names of the contract's files that declare operations. */
export function operationModules(root: string): readonly string[] {
  const folder = join(root, 'lib/contract');
  const declares = (file: string) =>
    /^export const \w+ = operation\(/m.test(readFileSync(join(folder, file), 'utf8'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && declares(file));
  return files.map((file) => basename(file, '.ts')).sort();
}

function fileOf(name: string, exports: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(exports).sort();
  const operations = keys.flatMap((key) => {
    const value = exports[key];
    return isOperation(value) ? [{ key, view: clientOperation(value) }] : [];
  });
  const shapes = sharedShapes(operations.map(({ view }) => view.reply));
  const lines = [
    ...[...shapes].map(([text, shape]) => `const ${shape}: Shape = ${text};`),
    ...keys.flatMap((key) => {
      const value = exports[key];
      return isPlain(value)
        ? [`export const ${key}: typeof contract.${key} = ${JSON.stringify(value)};`]
        : [];
    }),
    ...operations.map(
      ({ key, view }) =>
        `export const ${key}: ClientOperation<typeof contract.${key}> = ${textOf(view, shapes)};`,
    ),
  ];
  return [
    `// Written by \`npm run contract:generate\` from lib/contract/${name}.ts.`,
    `import type * as contract from '../../contract/${name}.ts';`,
    ...(operations.length > 0 ? ["import type { ClientOperation } from '../client-operation.ts';"] : []),
    ...(shapes.size > 0 ? ["import type { Shape } from '../shape.ts';"] : []),
    '',
    ...lines,
    '',
  ].join('\n');
}

const shapeIn = (reply: ReplyShape) => (reply.kind === 'one' ? reply.shape : reply.item);

/** The shapes that several operations answer, as text, by what they are called. */
function sharedShapes(replies: readonly ReplyShape[]): ReadonlyMap<string, string> {
  const texts = replies.map((reply) => JSON.stringify(shapeIn(reply)));
  const shared = [...new Set(texts.filter((text, place) => texts.indexOf(text) !== place))];
  return new Map(shared.map((text, place) => [text, `shape${place + 1}`]));
}

function textOf(view: ClientOperation, shapes: ReadonlyMap<string, string>): string {
  const shape = JSON.stringify(shapeIn(view.reply));
  return JSON.stringify(view).replace(`:${shape}`, () => `:${shapes.get(shape) ?? shape}`);
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'pathSchema' in value;
}

/** Texts and numbers, and lists and tables of them. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === Array.prototype) && Object.values(value).every(isPlain)
  );
}
