import type { SideRecord } from '../side';
import { byCode } from './canonical';

const LONGEST = 60;
/** Names that Windows gives to devices. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name of a file for each record, readable and the same on every export: what it is known by, with a mark of it where
 * two would be alike. Records come in the order of their files.
 */
export function withFileNames(
  records: readonly SideRecord[],
  textOf: (record: SideRecord) => string,
): readonly { readonly name: string; readonly text: string }[] {
  const written = records
    .map((record) => ({ identity: record.identities[0] ?? '', text: textOf(record) }))
    .toSorted((a, b) => byCode(a.identity, b.identity) || byCode(a.text, b.text));
  const alike = Map.groupBy(written, ({ identity }) => slugOf(identity));
  const taken = new Set<string>();
  return written.map(({ identity, text }) => {
    const slug = slugOf(identity);
    const plain = alike.get(slug)!.length > 1 ? `${slug}-${markOf(identity)}` : slug;
    let name = plain;
    for (let number = 2; taken.has(name); number++) name = `${plain}-${number}`;
    taken.add(name);
    return { name, text };
  });
}

function slugOf(identity: string): string {
  const text = identity.slice(identity.indexOf(':') + 1).replace(/^https?:\/\//i, '');
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return slug === '' || devices.test(slug) ? `${slug}-record`.replace(/^-/, '') : slug;
}

/** Eight hexadecimal digits of a text (FNV-1a). */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
