import type { JsonObject } from '@/lib/contract/scalars';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import type { SideRecord } from './side';

/** What a record may be known by, best first: `sku:PLAN-PRO`, `nombre:Plan Pro`. */
export function identitiesOf(kind: ConfigurationKind, value: JsonObject): readonly string[] {
  return kind.identity.flatMap((field) => {
    const text = value[field];
    return typeof text === 'string' && text.trim() !== '' ? [`${field}:${text}`] : [];
  });
}

/** The name that other records name it by: what it is known by best. */
export function nameIn(kind: ConfigurationKind, value: JsonObject): string | undefined {
  const [best] = identitiesOf(kind, value);
  return best?.slice(best.indexOf(':') + 1);
}

/** What people call it, and what tells it from others of its name. */
export function calledIn(kind: ConfigurationKind, value: JsonObject): Pick<SideRecord, 'title' | 'detail'> {
  const text = (field: string | undefined) => {
    const held = field === undefined ? undefined : value[field];
    return typeof held === 'string' && held.trim() !== '' ? held : undefined;
  };
  const name = nameIn(kind, value);
  const title = text(kind.title) ?? name ?? '';
  return name === undefined || name === title ? { title } : { title, detail: name };
}

/** What a remembered pair keeps of a record: its id as text; of one from files what it is known by best. */
export function pairIdOf({ kind, id, identities }: SideRecord): string {
  return id === undefined ? `${kind}/${identities[0] ?? ''}` : String(id);
}
