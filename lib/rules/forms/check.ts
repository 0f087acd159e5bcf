import { PATTERN_TEXT_MAX, wholePattern } from '../../contract/answer-pattern.ts';
import { type Answers, valuesOf } from './answers.ts';
import { cleanAnswer, formats, isDay } from './formats.ts';
import { takesBounds, takesLength, takesPattern } from './limits.ts';
import { shownFields } from './logic.ts';
import { compareNumbers, numberOf } from './numbers.ts';
import { type PageWords, pageWords } from './page-words.ts';
import type { FormLanguage, PublicField } from './public-form.ts';

export type Datos = Record<string, string | boolean | string[]>;

export type CheckedAnswers = {
  /** Values by the key of the field: text, a list for `casillas`, a boolean for `casilla`; empty ones left out. */
  readonly datos: Datos;
  /** What is wrong, by the key of the field, in words for the person who fills it in. */
  readonly problems: ReadonlyMap<string, string>;
};

const LONGEST = 10_000;

/** Checks answers against the fields that show with them; those of hidden fields are left out and are never wrong. */
export function checkAnswers(
  fields: readonly PublicField[],
  answers: Answers,
  language: FormLanguage,
): CheckedAnswers {
  const words = pageWords[language];
  const datos = new Map<string, Datos[string]>();
  const problems = new Map<string, string>();
  for (const field of shownFields(fields, answers)) {
    const { clave, tipo } = field;
    const texts = answersTo(field, answers);
    const problem = problemOf(field, texts, words);
    if (problem) problems.set(clave, problem);
    else if (tipo === 'casilla') datos.set(clave, texts.length > 0);
    else if (texts.length > 0) datos.set(clave, tipo === 'casillas' ? texts : texts[0]!);
  }
  return { datos: Object.fromEntries(datos), problems };
}

/** What was answered to a field, as it is stored. */
export function answersTo({ clave, tipo }: PublicField, answers: Answers): string[] {
  const texts = valuesOf(answers, clave).map((text) => cleanAnswer(text, tipo));
  if (tipo === 'oculto') return texts.slice(0, 1).map((text) => text.slice(0, LONGEST).toWellFormed());
  return [...new Set(texts)].filter(Boolean);
}

function problemOf(field: PublicField, texts: readonly string[], words: PageWords): string | undefined {
  // Nobody could mend what they do not see.
  if (field.tipo === 'oculto') return undefined;
  if (texts.length === 0) return field.requerido ? missing(field, words) : undefined;
  return (
    texts.map((text) => textProblem(field, text, words)).find(Boolean) ?? countProblem(field, texts, words)
  );
}

function missing({ tipo, etiqueta }: PublicField, words: PageWords): string {
  if (tipo === 'casilla') return words.tick(etiqueta);
  const isChoice = tipo === 'seleccion' || tipo === 'opciones' || tipo === 'casillas';
  return isChoice ? words.pick(etiqueta) : words.fill(etiqueta);
}

function textProblem(field: PublicField, text: string, words: PageWords): string | undefined {
  const { tipo, etiqueta, opciones } = field;
  if (tipo === 'casilla') return undefined;
  if (tipo === 'seleccion' || tipo === 'opciones' || tipo === 'casillas')
    return opciones.includes(text) ? undefined : words.option(etiqueta);
  if (text.length > LONGEST) return words.tooLong(etiqueta, LONGEST);
  if (tipo === 'numero' && words.grouped && oneGroup.test(text)) return words.grouped;
  const format = formats[tipo];
  if (format && !format.isMet(text)) return format.words(words);
  return (
    lengthProblem(field, text, words) ??
    boundProblem(field, text, words) ??
    patternProblem(field, text, words)
  );
}

const oneGroup = /^-?[1-9]\d{0,2}\.\d{3}$/;

function lengthProblem(field: PublicField, text: string, words: PageWords): string | undefined {
  if (!takesLength(field.tipo)) return undefined;
  const { etiqueta, largo_minimo: least, largo_maximo: most } = field;
  const { length } = [...text];
  if (least !== undefined && length < least) return words.tooShort(etiqueta, least);
  return most !== undefined && length > most ? words.tooLong(etiqueta, most) : undefined;
}

function boundProblem(field: PublicField, text: string, words: PageWords): string | undefined {
  if (!takesBounds(field.tipo) || field.tipo === 'casillas') return undefined;
  const { etiqueta, minimo, maximo } = field;
  if (field.tipo === 'fecha') {
    if (isDay(minimo) && text < minimo) return words.tooEarly(etiqueta, minimo);
    return isDay(maximo) && text > maximo ? words.tooLate(etiqueta, maximo) : undefined;
  }
  const [least, most] = [numberOf(minimo) ?? minimo, numberOf(maximo) ?? maximo];
  if (compareNumbers(text, least) === -1) return words.tooSmall(etiqueta, least);
  return compareNumbers(text, most) === 1 ? words.tooBig(etiqueta, most) : undefined;
}

function patternProblem(field: PublicField, text: string, words: PageWords): string | undefined {
  if (!takesPattern(field.tipo) || field.patron === '') return undefined;
  const pattern = wholePattern(field.patron);
  if (!pattern) return undefined;
  if (text.length > PATTERN_TEXT_MAX) return words.tooLong(field.etiqueta, PATTERN_TEXT_MAX);
  return pattern.test(text) ? undefined : field.patron_mensaje || words.pattern(field.etiqueta);
}

function countProblem(field: PublicField, texts: readonly string[], words: PageWords): string | undefined {
  if (field.tipo !== 'casillas') return undefined;
  const { etiqueta, minimo, maximo } = field;
  const count = String(texts.length);
  if (compareNumbers(count, minimo) === -1) return words.tooFew(etiqueta, minimo);
  return compareNumbers(count, maximo) === 1 ? words.tooMany(etiqueta, maximo) : undefined;
}
