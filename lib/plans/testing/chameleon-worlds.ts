import { differencesOf } from '@/lib/configuration/differences';
import { kindOf } from '@/lib/configuration/kinds';
import type { PlanRecordView } from '@/lib/configuration/plan';
import { readSide } from '@/lib/configuration/read-side';
import type { Side } from '@/lib/configuration/side';
import type { KindName } from '@/lib/resources/configuration';
import { ChameleonServer } from '@/lib/testing/chameleon/chameleon-server';
import { plainDisguise } from '@/lib/testing/chameleon/disguise';
import type { Row, World } from '@/lib/testing/chameleon/world';
import { filledWorld } from '@/lib/testing/chameleon/world-data';

const changed = [
  ['product', 'descripcion'],
  ['calendar', 'descripcion'],
  ['form', 'nombre'],
  ['workflow', 'descripcion'],
  ['endpoint', 'description'],
] as const;

/** Two worlds of the same names: the target is without some records of the source, and others of it differ. */
export function differingWorlds(): { readonly source: World; readonly target: World } {
  const [source, target] = [filledWorld({ deals: 3, others: 4 }), filledWorld({ deals: 3, others: 4 })];
  for (const resource of ['form', 'workflow', 'endpoint', 'calendar', 'category'])
    target.rows(resource).pop();
  for (const [resource, field] of changed) source.rows(resource)[0]![field] = `Nuevo ${resource}`;
  source.rows('stage')[1]!.probabilidad = 35;
  source.rows('price')[1]!.monto = '4321.00';
  return { source, target };
}

/** A world's configuration as it is: read in the contract's own dress, whatever its server wears. */
export async function standingIn(world: World): Promise<Side> {
  const server = await ChameleonServer.start(world, plainDisguise());
  try {
    return await readSide({ baseUrl: server.baseUrl, fetch });
  } finally {
    await server.stop();
  }
}

const resources: Readonly<Record<KindName, string>> = {
  categories: 'category',
  products: 'product',
  pipelines: 'pipeline',
  calendars: 'calendar',
  forms: 'form',
  workflows: 'workflow',
  endpoints: 'endpoint',
};

/** The world's own id of a record of a plan that was applied. */
function idIn({ chameleon }: ChameleonServer, { record, result }: PlanRecordView): number | undefined {
  return chameleon.dress.meantBy(resources[record.kind], result?.targetId ?? record.targetId);
}

/** What a plan says is done and the world does not hold: paths that were planned and not said to differ. */
export function untrueOf(server: ChameleonServer, now: Side, views: readonly PlanRecordView[]): unknown[] {
  return views.flatMap((view) => {
    const { record, result } = view;
    if (result?.outcome !== 'done') return [];
    const id = idIn(server, view);
    const held = now.kinds.get(record.kind)!.records.find((one) => one.id === id);
    if (!held) return [[record.key, 'is not there']];
    const isIn = (path: readonly string[], among: readonly { readonly path: readonly string[] }[] = []) =>
      among.some((one) => one.path.every((name, at) => path[at] === name));
    const lacked = differencesOf(kindOf(record.kind), record.after!, held.value).filter(
      ({ path, isWritable }) =>
        isWritable &&
        (record.action === 'create' || isIn(path, record.differences)) &&
        !isIn(path, result.differs),
    );
    return lacked.length === 0 ? [] : [[record.key, lacked]];
  });
}

const inner: Readonly<Record<string, readonly [owner: string, field: string]>> = {
  stage: ['pipeline', 'pipeline_id'],
  price: ['product', 'producto_id'],
  tier: ['price', 'precio_id'],
};

/** Every row of the world that no record of the plan is about, as text by resource and id. */
export function apartFrom(server: ChameleonServer, views: readonly PlanRecordView[]): Map<string, string> {
  const { world } = server;
  const planned = new Set(views.map((view) => `${resources[view.record.kind]} ${idIn(server, view)}`));
  const isPlanned = (resource: string, row: Row): boolean => {
    if (planned.has(`${resource} ${row.id}`)) return true;
    const [owner, field] = inner[resource] ?? [];
    const of = owner && world.find(owner, row[field!] as number);
    return of ? isPlanned(owner, of) : false;
  };
  return new Map(
    [...world.tables].flatMap(([resource, rows]) =>
      rows
        .filter((row) => !isPlanned(resource, row))
        .map((row) => [`${resource} ${row.id}`, JSON.stringify(row)] as const),
    ),
  );
}
