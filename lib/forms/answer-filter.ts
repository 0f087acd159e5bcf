import type { Codec } from '@/lib/fields/codecs';
import { fold } from '@/lib/format/fold';
import { holds, operatorsOf, takesValue } from '@/lib/rules/forms/logic';
import { type AnswerColumn, answerIn } from './answer-columns';
import { flagOf, partsOf } from './answer-text';
import type { Submission } from './answers';

export type Operator = ReturnType<typeof operatorsOf>[number];

/** What an answer is to be: the same comparisons that decide which fields a visitor sees. */
export type AnswerCondition = {
  /** The id of its column. */
  readonly column: string;
  readonly operator: Operator;
  readonly value: string;
};

const operators: ReadonlySet<string> = new Set(
  ['numero', 'fecha', 'texto', 'casillas'].flatMap((tipo) => operatorsOf(tipo)),
);

/** As it stands in an address: `f.c1:es:Empresa,f.c2:mayor:10`, each part written as in a query. */
export function readConditions(text: string): readonly AnswerCondition[] {
  return text.split(',').flatMap((part) => {
    const [column = '', operator = '', value = ''] = part.split(':').map(decoded);
    const isWhole =
      column !== '' && operators.has(operator) && (!takesValue(operator as Operator) || value !== '');
    return isWhole ? [{ column, operator: operator as Operator, value }] : [];
  });
}

export function writeConditions(conditions: readonly AnswerCondition[]): string {
  return conditions
    .map(({ column, operator, value }) => [column, operator, value].map(encodeURIComponent).join(':'))
    .join(',');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** What makes no sense reads as nothing. */
export const conditionsCodec: Codec<string> = {
  read: (text) => writeConditions(readConditions(text)),
  write: (text) => text,
};

/** Whether a submission meets all of them; one over a column that is not there is met by none. */
export function meets(
  columns: readonly AnswerColumn[],
  conditions: readonly AnswerCondition[],
  submission: Submission,
): boolean {
  return conditions.every(({ column: id, operator, value }) => {
    const column = columns.find((each) => each.id === id) ?? goneColumn(id);
    if (!column) return false;
    const { tipo } = column;
    const answer = answerIn(column, submission);
    const flag = flagOf(answer, tipo);
    const said = flag === undefined ? partsOf(answer) : flag ? ['si'] : [];
    const isText = tipo !== 'numero' && tipo !== 'fecha';
    const valor = isText ? fold(value) : value;
    return holds({ campo: id, operador: operator, valor }, tipo, isText ? said.map(fold) : said);
  });
}

/** Of a key that no field has: its name says all of it. */
function goneColumn(id: string): AnswerColumn | undefined {
  if (!id.startsWith('k.')) return undefined;
  const key = id.slice(2);
  return { id, label: key, tipo: '', opciones: [], isGone: true, keys: [key], keyAt: new Map() };
}

const said = new WeakMap<object, string>();

/** Whether a search finds a submission: in any of its answers, in its id. */
export function isFound(submission: Submission, answers: Readonly<Record<string, unknown>>, typed: string) {
  let text = said.get(submission);
  if (text === undefined) {
    text = fold([submission.id, ...Object.values(answers).flatMap(partsOf)].join(' '));
    said.set(submission, text);
  }
  return text.includes(fold(typed));
}
