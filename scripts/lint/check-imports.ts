import { forTests, free, type Row, rows, shelves } from './import-rules.ts';
import type { Imports } from './read-imports.ts';

/** `from` imports what it may not, or stands in a circle; the words say which. */
export type Fault = { readonly from: string; readonly to: string; readonly why: string };

/** All that the rules refuse in what the files import. */
export function faultsOf(imports: Imports): Fault[] {
  return [...arrows(imports), ...circlesOfRooms(imports), ...circlesOfFiles(imports)];
}

const isTest = (file: string) => /\.test\.tsx?$|\/(testing|conformance)\//.test(file);
const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
const isFree = (file: string) => !file.includes('/') || free.some((folder) => isIn(file, folder));

/** The row that a file belongs to, and the folder in it; a test stands where its subject does. */
function placeOf(path: string): { row: Row; folder: string } | undefined {
  const file = path.replace('.test.', '.');
  for (const row of rows) {
    for (const each of row.folders) {
      const folder = each.endsWith('/*') ? `${each.slice(0, -1)}${file.split('/')[1]}` : each;
      if (isIn(file, folder) && (folder === each || file.startsWith(`${folder}/`))) return { row, folder };
    }
  }
  return undefined;
}

function mayImport(from: string, to: string): boolean {
  const own = placeOf(from);
  const other = placeOf(to);
  if (isTest(from)) {
    const more = forTests[from.split('/')[0]!] ?? [];
    if (more.some((folder) => isIn(to, folder))) return true;
  } else if (isTest(to)) return false;
  if (!own || !other) return false;
  if (own.row !== other.row) return own.row.may.includes(other.row.name);
  const { folders, among } = own.row;
  return (
    own.folder === other.folder ||
    (among === 'those before' && folders.indexOf(other.folder) < folders.indexOf(own.folder))
  );
}

function arrows(imports: Imports): Fault[] {
  return [...imports].flatMap(([from, targets]) => {
    if (isFree(from)) return [];
    if (!placeOf(from))
      return [{ from, to: from, why: 'its folder is in no row of scripts/lint/import-rules.ts' }];
    return targets
      .filter(({ to }) => !mayImport(from, to))
      .map(({ to }) => ({ from, to, why: 'its folder may not import this one' }));
  });
}

/** A room is a folder inside one of the table's; a file beside the rooms counts as one of its own. */
function roomOf(file: string): { within: string; room: string } | undefined {
  const folder = placeOf(file)?.folder;
  if (folder === undefined || file === folder || isTest(file) || shelves.includes(folder)) return undefined;
  const [first] = file.slice(folder.length + 1).split('/');
  return { within: folder, room: `${folder}/${first}` };
}

function circlesOfRooms(imports: Imports): Fault[] {
  const rooms = new Map<string, Set<string>>();
  for (const [from, targets] of imports) {
    const own = roomOf(from);
    if (!own) continue;
    const reached = rooms.get(own.room) ?? new Set();
    rooms.set(own.room, reached);
    for (const { to } of targets) {
      const other = roomOf(to);
      if (other?.within === own.within && other.room !== own.room) reached.add(other.room);
    }
  }
  const isFile = (room: string) => /\.tsx?$/.test(room);
  return circlesOf(rooms, 'these rooms import each other').filter(
    ({ from, to }) => !isFile(from) || !isFile(to),
  );
}

function circlesOfFiles(imports: Imports): Fault[] {
  const loaded = [...imports].map(
    ([from, targets]) => [from, targets.filter(({ isType }) => !isType).map(({ to }) => to)] as const,
  );
  return circlesOf(new Map(loaded), 'these files import each other');
}

/** Every arrow inside a circle: from and to reach each other. */
function circlesOf(arrowsOf: ReadonlyMap<string, Iterable<string>>, why: string): Fault[] {
  const circle = circleNumbers(arrowsOf);
  return [...arrowsOf].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => to !== from && circle.get(to) === circle.get(from))
      .map((to) => ({ from, to, why })),
  );
}

/** The same number for all that reach each other (Tarjan's strongly connected components). */
function circleNumbers(arrowsOf: ReadonlyMap<string, Iterable<string>>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const order = new Map<string, number>();
  const path: string[] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    const depth = path.push(node) - 1;
    let lowest = own;
    for (const next of arrowsOf.get(node) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (!found.has(next)) lowest = Math.min(lowest, order.get(next)!);
    }
    if (lowest === own) for (const each of path.splice(depth)) found.set(each, own);
    return lowest;
  };
  for (const node of arrowsOf.keys()) if (!order.has(node)) visit(node);
  return found;
}
