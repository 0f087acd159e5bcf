import type { Id } from '@/lib/api/loose';
import { isBlankAnswer } from './answer-text';
import { type Answers, answersOf, type Submission } from './answers';

/** A field of a form, as far as its answers are concerned; any of it may be missing. */
export type FieldLike = {
  readonly id?: Id | undefined;
  readonly clave?: string | undefined;
  readonly tipo?: string | undefined;
  readonly etiqueta?: string | undefined;
  readonly opciones?: readonly string[] | undefined;
};

/** What a form held at a version. */
export type FormVersion = { readonly version: number; readonly campos: readonly FieldLike[] };

/** A column of answers: of a field, or of a key that no field of the form has any more. */
export type AnswerColumn = {
  /** Short enough to be kept as a column's name, and without the sign that divides these. */
  readonly id: string;
  readonly label: string;
  readonly tipo: string;
  readonly opciones: readonly string[];
  readonly isGone: boolean;
  /** What its answers are called in `datos`: the key of now, then those that it had before. */
  readonly keys: readonly string[];
  /** Where the key of a version is known for certain. */
  readonly keyAt: ReadonlyMap<number, string>;
};

/** As many letters as the name of a column may have that is stored with its width (`lib/views/view-input.ts`). */
const LONGEST = 48;

const columnId = (prefix: string, name: string, otherwise: string) => {
  const id = `${prefix}.${name}`;
  return name !== '' && id.length <= LONGEST && !/[*,:\s]/.test(id) ? id : `${prefix}.${otherwise}`;
};

/**
 * The columns of a form's fields, in their order. A field keeps its `id` when its key is renamed, so what versions that
 * were seen (oldest first) say of it gives the keys under which older answers stand; a key that another field has now is
 * that one's. An id that two fields had at once says nothing of which is which: there the key says it.
 */
export function fieldColumns(
  fields: readonly FieldLike[],
  versions: readonly FormVersion[] = [],
): readonly AnswerColumn[] {
  const ofNow = new Set(fields.map(({ clave }) => clave));
  const now = keysById(fields);
  const seen = versions.map(({ version, campos }) => ({ version, campos, byId: keysById(campos) }));
  const taken = new Set<string>();
  return fields.map((field, place) => {
    const { clave = '', tipo = 'texto', etiqueta = '', opciones = [] } = field;
    const id = String(field.id ?? '');
    const keyAt = new Map<number, string>();
    const before: string[] = [];
    for (const { version, campos, byId } of seen) {
      const isAmbiguous = now.get(id) === null || byId.get(id) === null;
      const then = isAmbiguous ? campos.find((each) => each.clave === clave)?.clave : byId.get(id);
      if (!then) continue;
      keyAt.set(version, then);
      if (then !== clave && !ofNow.has(then)) before.unshift(then);
    }
    const wanted = columnId('f', id || clave, `at${place}`);
    const own = taken.has(wanted) ? `f.at${place}` : wanted;
    taken.add(own);
    const keys = [...new Set([clave, ...before].filter(Boolean))];
    return {
      id: own,
      label: etiqueta.trim() || clave || id,
      tipo,
      opciones,
      isGone: false,
      keys: keys.length > 0 ? keys : [id],
      keyAt,
    };
  });
}

/** Keys by the ids of their fields; null where several have one id. */
function keysById(fields: readonly FieldLike[]): ReadonlyMap<string, string | null> {
  const keys = new Map<string, string | null>();
  for (const { id, clave = '' } of fields) {
    const name = String(id ?? '');
    if (name !== '') keys.set(name, keys.has(name) ? null : clave);
  }
  return keys;
}

/** Columns of keys that were met and that no column of a field has, in the order in which they were met. */
export function goneColumns(
  columns: readonly AnswerColumn[],
  met: Iterable<string>,
  versions: readonly FormVersion[] = [],
): readonly AnswerColumn[] {
  const known = new Set(columns.flatMap(({ keys }) => keys));
  return [...met]
    .filter((key) => !known.has(key))
    .map((key, place) => {
      const last = versions
        .toReversed()
        .flatMap(({ campos }) => campos)
        .find(({ clave }) => clave === key);
      return {
        id: columnId('k', key, `at${place}`),
        label: last?.etiqueta?.trim() || key,
        tipo: last?.tipo ?? '',
        opciones: last?.opciones ?? [],
        isGone: true,
        keys: [key],
        keyAt: new Map(),
      };
    });
}

/** What a submission says in a column; undefined where it says nothing. */
export function answerIn(column: AnswerColumn, submission: Submission): unknown {
  const key = keyIn(column, submission);
  return key === undefined ? undefined : answersOf(submission)[key];
}

/**
 * Under which key a submission answers a column. Where its version was seen only the key of then counts: another name may
 * have been another field's.
 */
function keyIn(column: AnswerColumn, submission: Submission): string | undefined {
  const answers = answersOf(submission);
  const { form_version: version } = submission;
  const certain = version === undefined ? undefined : column.keyAt.get(version);
  const keys = certain === undefined ? column.keys : [certain];
  return keys.find((name) => Object.hasOwn(answers, name));
}

/** The keys, other than today's, under which answers of these submissions were found. */
export function olderKeysIn(column: AnswerColumn, submissions: readonly Submission[]): readonly string[] {
  const [today] = column.keys;
  if ([...column.keys, ...column.keyAt.values()].every((key) => key === today)) return [];
  const found = submissions.flatMap((row) => {
    const key = keyIn(column, row);
    return key === undefined || key === today || isBlankAnswer(answersOf(row)[key]) ? [] : [key];
  });
  return [...new Set(found)];
}

/** Keys of answers, gathered as pages of submissions come: those that are known stay in their places. */
export function metKeys(submissions: readonly Submission[], before: Iterable<string> = []): string[] {
  const met = new Set(before);
  for (const submission of submissions) for (const key of Object.keys(answersOf(submission))) met.add(key);
  return [...met];
}

/** What no column of these shows. */
export function restOf(columns: readonly AnswerColumn[], submission: Submission): Answers {
  const shown = new Set(columns.flatMap(({ keys }) => keys));
  return Object.fromEntries(Object.entries(answersOf(submission)).filter(([key]) => !shown.has(key)));
}

/** What a column was called when a submission came, where the version that it answers was seen. */
export function labelThen(
  column: AnswerColumn,
  { form_version: version }: Submission,
  versions: readonly FormVersion[],
): string {
  const then = versions.find((each) => each.version === version);
  const key = version === undefined ? undefined : column.keyAt.get(version);
  const field = then?.campos.find(({ clave }) => clave === (key ?? column.keys[0]));
  return field?.etiqueta?.trim() || column.label;
}
