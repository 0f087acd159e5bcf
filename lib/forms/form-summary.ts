import { dayOf } from '@/lib/format/dates';
import { fold } from '@/lib/format/fold';
import { type AnswerColumn, answerIn } from './answer-columns';
import { flagOf, isBlankAnswer, partsOf, plainText } from './answer-text';
import type { Submission } from './answers';

export type Bar = { readonly label: string; readonly count: number };

/** What one field's answers come to, over `answered` of `total` submissions. */
export type FieldSummary = {
  readonly column: AnswerColumn;
  readonly answered: number;
  readonly total: number;
} & (
  | { readonly kind: 'choices'; readonly bars: readonly Bar[] }
  | { readonly kind: 'flag'; readonly yes: number; readonly no: number }
  | {
      readonly kind: 'numbers';
      /** Of whole numbers `from` to `to`; of others up to, and of the last one including, `to`. */
      readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
      readonly least: string;
      readonly most: string;
      readonly mean: number;
      /** Answers that are no numbers. */
      readonly others: number;
    }
  | { readonly kind: 'texts'; readonly bars: readonly Bar[]; readonly distinct: number }
);

const choices = new Set(['seleccion', 'opciones', 'casillas']);
const MOST_BINS = 10;
const MOST_TEXTS = 5;
export const LONGEST_DAYS = 60;
const DAY_MS = 86_400_000;

/** How the answers to a field are spread. */
export function summaryOf(column: AnswerColumn, submissions: readonly Submission[]): FieldSummary {
  const answers = submissions.map((each) => answerIn(column, each)).filter((value) => !isBlankAnswer(value));
  const about = { column, total: submissions.length };
  const flags = answers.map((value) => flagOf(value, column.tipo));
  if (column.tipo === 'casilla' || (answers.length > 0 && flags.every((flag) => flag !== undefined))) {
    const yes = flags.filter((flag) => flag === true).length;
    const said = flags.filter((flag) => flag === false).length;
    // A box that was not ticked is often not sent at all; a server that says so of one says so of all that it showed.
    const no = column.tipo === 'casilla' && said === 0 ? submissions.length - yes : said;
    return { ...about, kind: 'flag', answered: yes + no, yes, no };
  }
  if (choices.has(column.tipo)) {
    const counts = countsOf(answers, partsOf);
    const found = new Map([...counts].map(([label, count]) => [fold(label), count]));
    const known = column.opciones.map((label) => ({ label, count: found.get(fold(label)) ?? 0 }));
    const options = new Set(column.opciones.map(fold));
    const others = [...counts].filter(([label]) => !options.has(fold(label)));
    const bars = [...known, ...others.map(([label, count]) => ({ label, count }))];
    return { ...about, kind: 'choices', answered: answers.length, bars };
  }
  const numbers = numbersOf(column, answers);
  if (numbers) return { ...about, kind: 'numbers', answered: answers.length, ...numbers };
  const counts = countsOf(answers, (value) => [plainText(value)]);
  const often = [...counts].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one);
  const bars = often.slice(0, MOST_TEXTS).map(([label, count]) => ({ label, count }));
  return { ...about, kind: 'texts', answered: answers.length, bars, distinct: counts.size };
}

/** How often each text stands among the answers; those that differ by case or accents alone are one. */
function countsOf(answers: readonly unknown[], textsOf: (answer: unknown) => readonly string[]) {
  const shown = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const answer of answers) {
    for (const text of new Set(textsOf(answer))) {
      const key = fold(text);
      if (!shown.has(key)) shown.set(key, text);
      const label = shown.get(key)!;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return counts;
}

function numbersOf(column: AnswerColumn, answers: readonly unknown[]) {
  const texts = answers.flatMap(partsOf);
  const read = texts
    .map((text) => ({ text, value: text.trim() === '' ? Number.NaN : Number(text) }))
    .filter(({ value }) => Number.isFinite(value))
    .sort((one, other) => one.value - other.value);
  const isNumeric =
    column.tipo === 'numero' || (column.tipo === '' && answers.every((each) => typeof each === 'number'));
  const [least, most] = [read[0], read.at(-1)];
  if (!isNumeric || !least || !most) return undefined;
  const bins = binsOf(read.map(({ value }) => value));
  const mean = read.reduce((sum, { value }) => sum + value / read.length, 0);
  return { bins, least: least.text, most: most.text, mean, others: texts.length - read.length };
}

/** Below it a number has fewer digits than others, and a tenth of it may be none. */
const NARROWEST = 1e-290;

/** At most ten bins of one round width over numbers that are in order. */
function binsOf(values: readonly number[]) {
  const [least, most] = [values[0]!, values.at(-1)!];
  const isWhole = values.every(Number.isInteger);
  const width = roundWidth((most - least) / MOST_BINS, isWhole);
  // Numbers that lie further apart than a number can say have no bins of one width.
  if (!Number.isFinite(width)) return [];
  if (width < NARROWEST) return [{ from: least, to: most, count: values.length }];
  const start = Math.floor(least / width) * width;
  const count = Math.max(1, Math.floor((most - start) / width) + 1);
  const bins = Array.from({ length: count }, (_, place) => ({
    from: exact(start + place * width),
    to: exact(start + (place + 1) * width - (isWhole ? 1 : 0)),
    count: 0,
  }));
  for (const value of values) {
    const place = Math.floor((value - start) / width);
    bins[Math.max(0, Math.min(count - 1, place))]!.count++;
  }
  return bins;
}

/** 1, 2 or 5 times a power of ten, no less than asked for; whole where the numbers are. */
function roundWidth(least: number, isWhole: boolean): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const width = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= least) ?? 10 * power;
  return isWhole ? Math.max(1, width) : width;
}

/** Without what binary fractions leave over: 0.30000000000000004. */
const exact = (value: number) => Number(value.toPrecision(12));

/** Submissions a calendar day of a zone, none left out, oldest first; of a longer time the last sixty days. */
export function countsByDay(
  submissions: readonly Submission[],
  zone: string,
): readonly { readonly day: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { created_at: at } of submissions) {
    if (at === undefined || Number.isNaN(Date.parse(at))) continue;
    const day = dayOf(new Date(at), zone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const days = [...counts.keys()].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const end = Date.parse(`${last}T00:00:00Z`);
  const begin = Math.max(Date.parse(`${first}T00:00:00Z`), end - (LONGEST_DAYS - 1) * DAY_MS);
  return Array.from({ length: (end - begin) / DAY_MS + 1 }, (_, place) => {
    const day = new Date(begin + place * DAY_MS).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}
