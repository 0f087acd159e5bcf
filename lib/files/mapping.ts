import { fold } from '@/lib/format/fold';

/** A field that a column of a file may be, and the headers that mean it, the field's own words first. */
export type HeadedField<Name extends string = string> = {
  readonly name: Name;
  readonly headers: readonly string[];
};

/** Which field each column of the file goes to, by the column's place; null where it is left out. */
export type Mapping<Name extends string = string> = readonly (Name | null)[];

/** Where columns went before, by their folded header. */
export type RememberedMapping<Name extends string = string> = Readonly<Record<string, Name | null>>;

const plain = (header: string) =>
  fold(header)
    .replace(/[_\s.:-]+/g, ' ')
    .trim();

/** Guesses where each column goes: as it did before, else by what its header says. No field is taken twice. */
export function guessMapping<Name extends string>(
  fields: readonly HeadedField<Name>[],
  headers: readonly string[],
  remembered: RememberedMapping<Name> = {},
): Mapping<Name> {
  const free = new Set(fields.map(({ name }) => name));
  const mapping: (Name | null)[] = headers.map(() => null);
  const take = (place: number, name: Name | null | undefined) => {
    if (mapping[place] !== null || name == null || !free.has(name)) return;
    free.delete(name);
    mapping[place] = name;
  };

  for (const [place, header] of headers.entries()) take(place, remembered[plain(header)]);
  const isLeftOut = (header: string) => remembered[plain(header)] === null;
  // The field's own words first: `Nombre` before `Nombre completo`.
  const longest = Math.max(...fields.map((field) => field.headers.length));
  for (let rank = 0; rank < longest; rank++) {
    for (const field of fields) {
      const wanted = field.headers[rank];
      if (wanted === undefined) continue;
      const place = headers.findIndex(
        (header, index) => mapping[index] === null && !isLeftOut(header) && plain(header) === plain(wanted),
      );
      if (place >= 0) take(place, field.name);
    }
  }
  return mapping;
}

/** What to remember of a mapping for the next file. */
export function rememberMapping<Name extends string>(
  headers: readonly string[],
  mapping: Mapping<Name>,
  before: RememberedMapping<Name> = {},
): RememberedMapping<Name> {
  const entries = headers.map((header, place) => [plain(header), mapping[place] ?? null] as const);
  return { ...before, ...Object.fromEntries(entries.filter(([header]) => header !== '')) };
}

/** Gives a column to a field, taking it from the column that had it. */
export function mapColumn<Name extends string>(
  mapping: Mapping<Name>,
  place: number,
  name: Name | null,
): Mapping<Name> {
  return mapping.map((taken, index) => (index === place ? name : taken === name ? null : taken));
}

/** The cell of a row that goes to a field; undefined where no column does. */
export function cellOf<Name extends string>(
  cells: readonly string[],
  mapping: Mapping<Name>,
  name: Name,
): string | undefined {
  const place = mapping.indexOf(name);
  return place < 0 ? undefined : (cells[place] ?? '');
}
