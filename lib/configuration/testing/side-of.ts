import type { Id } from '@/lib/api/loose';
import type { JsonObject } from '@/lib/contract/scalars';
import { configurationKinds, type KindName } from '@/lib/resources/configuration';
import type { SideView } from '../comparison';
import { calledIn, identitiesOf, nameIn } from '../identity';
import { kindOf } from '../kinds';
import { Names } from '../names';
import type { Side, SideRecord } from '../side';
import { type Configuration, tagNames } from './configurations';

/** A configuration as it is read of a server that counts its ids from `first`. */
export function sideOf(configuration: Configuration, first = 1): Side {
  const names = new Names();
  let next = first;
  const newId = () => next++;
  names.set(
    'tags',
    tagNames.map((name) => ({ id: newId(), name: [name] })),
  );
  for (const kind of ['sites', 'posts', 'stages'] as const) names.set(kind, []);
  const stages: { id: Id; name: string[] }[] = [];
  const recordOf = (kindName: KindName, value: JsonObject): SideRecord => {
    const kind = kindOf(kindName);
    const innerIds: Record<string, Id> = {};
    for (const { at, keyOf, written } of kind.lists) {
      for (const item of written ? (value[at[0]!] as JsonObject[]) : []) {
        const id = newId();
        innerIds[`${at.join('/')}/${keyOf(item)}`] = id;
        if (kindName === 'pipelines') stages.push({ id, name: [nameIn(kind, value)!, `${item.nombre}`] });
      }
    }
    return {
      kind: kindName,
      id: newId(),
      value,
      ...calledIn(kind, value),
      identities: identitiesOf(kind, value),
      unresolved: [],
      state: {},
      innerIds,
    };
  };
  const kinds: Side['kinds'] = new Map(
    configurationKinds.map((name) => [
      name,
      { support: { support: 'yes' }, records: configuration[name].map((value) => recordOf(name, value)) },
    ]),
  );
  for (const [name, { records }] of kinds) {
    names.set(
      name,
      records.map(({ id, value }) => ({ id: id!, name: [nameIn(kindOf(name), value)!] })),
    );
  }
  names.set('stages', stages);
  return { kinds, names };
}

/** How a side of a test is shown. */
export const viewOf = (name: string): SideView => ({ kind: 'connection', name });
