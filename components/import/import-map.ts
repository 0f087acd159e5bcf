import { fold } from '@/lib/format/fold';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { type ImportFieldName, importFields } from './import-fields';

/** Which field each column of the file goes to, by the column's place; null where it is left out. */
export type Mapping = readonly (ImportFieldName | null)[];

/** Where columns went before, by their folded header. */
export type RememberedMapping = Readonly<Record<string, ImportFieldName | null>>;

const plain = (header: string) =>
  fold(header)
    .replace(/[_\s.:-]+/g, ' ')
    .trim();

/** Guesses where each column goes: as it did before, else by what its header says. No field is taken twice. */
export function guessMapping(
  kind: ImportKind,
  headers: readonly string[],
  remembered: RememberedMapping = {},
): Mapping {
  const fields = importFields[kind];
  const free = new Set(fields.map(({ name }) => name));
  const mapping: (ImportFieldName | null)[] = headers.map(() => null);
  const take = (place: number, name: ImportFieldName | null | undefined) => {
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
export function rememberMapping(
  headers: readonly string[],
  mapping: Mapping,
  before: RememberedMapping = {},
): RememberedMapping {
  const entries = headers.map((header, place) => [plain(header), mapping[place] ?? null] as const);
  return { ...before, ...Object.fromEntries(entries.filter(([header]) => header !== '')) };
}

/** The cell of a row that goes to a field; undefined where no column does. */
export function cellOf(
  cells: readonly string[],
  mapping: Mapping,
  name: ImportFieldName,
): string | undefined {
  const place = mapping.indexOf(name);
  return place < 0 ? undefined : (cells[place] ?? '');
}
