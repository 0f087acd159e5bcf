import type { BlockGroup } from '@/components/workflows/document/groups';
import type { Json } from '@/lib/contract/scalars';
import { foldName, isIdentifier, layersOf, tellingField, textOf } from '../document/fields';
import { groupOf, isConstant, splitIdentifier } from '../document/groups';
import type { Block } from './block';
import { entryNames } from './names';
import type { FoundEntry } from './walk-entries';

export type Identity = Pick<Block, 'type' | 'subtype' | 'identity' | 'group'>;

/** The identifiers of a group's entries, in their order: as they are written, else inferred, else as far as they go. */
export function identify(entries: readonly FoundEntry[]): Identity[] {
  const first = entries.map(readIdentity);
  // A `type` that several share tells nothing of them: what tells them apart stands elsewhere.
  const shared = Map.groupBy(
    first.flatMap((identity, place) => (isOpen(identity) ? [place] : [])),
    (place) => `${first[place]!.group} ${first[place]!.type}`,
  );
  const read = [...first];
  for (const places of shared.values()) {
    const isAlone = places.length === 1;
    const [only] = places.map((place) => first[place]!);
    if (isAlone && only && (only.identity !== 'unknown' || only.type === '')) continue;
    const subtypes = subtypesOf(places.map((place) => entries[place]!));
    for (const [index, place] of places.entries()) {
      const { type, group } = first[place]!;
      const subtype = subtypes[index];
      if (subtype !== undefined && type === '') read[place] = fromIdentifier(subtype, group);
      else if (subtype !== undefined)
        read[place] = { type, subtype: withoutType(subtype, type), group, identity: 'assumed' };
      else if (!isAlone) read[place] = { type, subtype: null, group, identity: 'unknown' };
    }
  }
  return read;
}

/** Whether a `type` is all that is known. */
const isOpen = ({ subtype }: Identity) => subtype === null;

function readIdentity(entry: FoundEntry): Identity {
  const { fields, keyed, inherited } = entry;
  const type = textOf(fields, entryNames.type);
  const subtype = textOf(fields, entryNames.subtype);
  const group = groupOfEntry(entry, type);
  if (type !== undefined && subtype !== undefined) return { type, subtype, group, identity: 'exact' };
  if (subtype !== undefined) {
    return inherited === undefined
      ? { type: singular[group], subtype, group, identity: 'assumed' }
      : { type: inherited, subtype, group, identity: 'exact' };
  }
  if (type !== undefined && inherited === undefined) {
    // `{"wait": {"type": "logic"}}`
    if (keyed !== undefined && isConstant(type)) return assumed(type, withoutType(keyed, type), group);
    if (isConstant(type)) return { type, subtype: null, group, identity: 'unknown' };
    return { type, subtype: null, group, identity: 'exact' };
  }
  const own = type ?? identifierOf(entry) ?? keyed;
  if (own === undefined) return { type: inherited ?? '', subtype: null, group, identity: 'unknown' };
  if (inherited !== undefined && inherited !== own)
    return assumed(inherited, withoutType(own, inherited), group);
  return fromIdentifier(own, group);
}

const singular: Record<BlockGroup, string> = { triggers: 'trigger', actions: 'action', logic: 'logic' };

const assumed = (type: string, subtype: string | null, group: BlockGroup): Identity => ({
  type,
  subtype,
  group,
  identity: 'assumed',
});

/** An identifier alone is a trigger's `type`, and the `subtype` of a step, whose `type` is its group's word. */
function fromIdentifier(identifier: string, group: BlockGroup): Identity {
  const split = splitIdentifier(identifier);
  if (split) return assumed(split[0], split[1], group);
  return group === 'triggers'
    ? assumed(identifier, null, group)
    : assumed(singular[group], identifier, group);
}

function withoutType(identifier: string, type: string): string {
  const split = splitIdentifier(identifier);
  return split && foldName(split[0]) === foldName(type) ? split[1] : identifier;
}

function groupOfEntry({ group, fields, keyed }: FoundEntry, type: string | undefined): BlockGroup {
  const identifier = keyed ?? textOf(fields, entryNames.identifier);
  return (
    group ??
    groupOf(textOf(fields, entryNames.group)) ??
    groupOf(type) ??
    groupOf(identifier === undefined ? undefined : splitIdentifier(identifier)?.[0]) ??
    'actions'
  );
}

/** What identifies an entry that has no `type`; a name only where it is written like an identifier. */
function identifierOf({ fields, keyed }: FoundEntry): string | undefined {
  const found = layersOf(fields)
    .flatMap((layer) => entryNames.identifier.map((name) => textOf(layer, [name])))
    .find((text) => isIdentifier(text) && !isNumbered(text));
  if (found !== undefined || keyed !== undefined) return found;
  const name = textOf(fields, entryNames.name);
  return isLower(name) ? name : undefined;
}

/** A name that is written as identifiers are, and not for people. */
const isLower = (name: string | undefined): name is string =>
  isIdentifier(name) && name === name.toLowerCase();

/** A number of a row or a UUID names a record and no step. */
const isNumbered = (text: string) => /^\d+$|^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text);

/**
 * What tells entries of one `type` apart: the key that they stand under, the first field for identifiers in which all
 * differ, or the one field of another name in which they do.
 */
function subtypesOf(entries: readonly FoundEntry[]): readonly (string | undefined)[] {
  const isTelling = (values: readonly (Json | undefined)[]) =>
    values.every((value) => isIdentifier(value) && !isNumbered(value)) &&
    new Set(values).size === values.length;
  for (const name of entryNames.identifier) {
    const values = entries.map(({ fields }) => textOf(fields, [name]));
    if (isTelling(values)) return values;
  }
  const keyed = entries.map((entry) => entry.keyed);
  if (isTelling(keyed)) return keyed;
  const names = entries.map(({ fields }) => textOf(fields, entryNames.name));
  if (isTelling(names) && names.every(isLower)) return names;
  const known = [...entryNames.type, ...entryNames.name, ...entryNames.description, ...entryNames.group];
  const field = tellingField(
    entries.map(({ fields }) => fields),
    (name) => !known.includes(name),
  );
  return entries.map(({ fields }) => (field === undefined ? undefined : (fields[field] as string)));
}
