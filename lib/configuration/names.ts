import type { Id } from '@/lib/api/loose';
import type { ReferenceKind } from '@/lib/resources/configuration';
import type { NameIndex } from './side';

type Named = { readonly id: Id; readonly name: readonly string[] };

/** Names by ids and ids by names, of all kinds that could be read. */
export class Names implements NameIndex {
  readonly #names = new Map<ReferenceKind, ReadonlyMap<string, readonly string[]>>();
  readonly #exact = new Map<ReferenceKind, ReadonlyMap<string, readonly Id[]>>();
  readonly #folded = new Map<ReferenceKind, ReadonlyMap<string, readonly Id[]>>();

  /** All records of a kind; a kind that is never given counts as one that cannot be read. */
  set(kind: ReferenceKind, records: readonly Named[]): void {
    this.#names.set(kind, new Map(records.map(({ id, name }) => [String(id), name])));
    this.#exact.set(kind, byText(records, textOf));
    this.#folded.set(kind, byText(records, foldedTextOf));
  }

  nameOf(kind: ReferenceKind, id: Id): readonly string[] | undefined {
    return this.#names.get(kind)?.get(String(id));
  }

  /** Those of the very name; where there are none, those of it but for case and spaces. */
  idsOf(kind: ReferenceKind, name: readonly string[]): readonly Id[] {
    const exact = this.#exact.get(kind)?.get(textOf(name));
    return exact ?? this.#folded.get(kind)?.get(foldedTextOf(name)) ?? [];
  }

  isKnown(kind: ReferenceKind): boolean {
    return this.#names.has(kind);
  }
}

/** A name as it is compared where its spelling does not matter: without case and spaces to spare. */
export function foldedName(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

const textOf = (name: readonly string[]) => name.join('\u0000');
const foldedTextOf = (name: readonly string[]) => name.map(foldedName).join('\u0000');

function byText(records: readonly Named[], text: (name: readonly string[]) => string) {
  const ids = new Map<string, Id[]>();
  for (const { id, name } of records) {
    const key = text(name);
    const known = ids.get(key);
    if (known) known.push(id);
    else ids.set(key, [id]);
  }
  return ids;
}
