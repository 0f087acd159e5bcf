import { type AnswerColumn, answerIn } from './answer-columns';
import { isBlankAnswer, plainText } from './answer-text';
import { answersOf, type Submission } from './answers';

const LONGEST = 120;

/** What a submission can be called by: who sent it first, then whatever else it says. */
export function headline(submission: Submission, columns: readonly AnswerColumn[] = []): string | undefined {
  const answers = meaningful(submission, columns);
  const named = answers.find(({ key }) => /^(nombre|name|full_?name|nombre_completo|apellido)/i.test(key));
  const mailed = answers.find(({ key, tipo }) => tipo === 'email' || /mail|correo/i.test(key));
  return (named ?? mailed ?? answers[0])?.text;
}

/** The first answers that say something, as one line. */
export function digest(submission: Submission, columns: readonly AnswerColumn[] = [], most = 3): string {
  const head = headline(submission, columns);
  const others = meaningful(submission, columns).filter(({ text }) => text !== head);
  return others
    .slice(0, most)
    .map(({ text }) => text)
    .join(' · ');
}

/** Answers of fields that a visitor filled in, in the form's order; without a form in the order they were sent. */
function meaningful(submission: Submission, columns: readonly AnswerColumn[]) {
  const said =
    columns.length > 0
      ? columns.map((column) => ({
          key: column.keys[0]!,
          tipo: column.tipo,
          value: answerIn(column, submission),
        }))
      : Object.entries(answersOf(submission)).map(([key, value]) => ({ key, tipo: '', value }));
  return said.flatMap(({ key, tipo, value }) => {
    const isSaying = tipo !== 'oculto' && tipo !== 'casilla' && typeof value !== 'boolean';
    if (!isSaying || isBlankAnswer(value)) return [];
    const text = plainText(value).replace(/\s+/g, ' ').trim();
    return [{ key, tipo, text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text }];
  });
}

type Says = (key: string, tipo: string) => boolean;
const isName: Says = (key) =>
  /^(nombres?|name|full_?name|first_name|nombre_completo|nombre_y_apellidos?|apellidos?|last_name)$/i.test(
    key,
  );
const isEmail: Says = (key, tipo) => key === 'email' || tipo === 'email' || /^(correo|e_?mail)/i.test(key);
const isPhone: Says = (key, tipo) =>
  key === 'telefono' || tipo === 'telefono' || /^(tel|phone|celular|movil)/i.test(key);

/** Columns as a table has them: who sent it first (name, e-mail, telephone), then the others in their order. */
export function senderFirst(columns: readonly AnswerColumn[]): readonly AnswerColumn[] {
  const asked = columns.filter(({ isGone, tipo }) => !isGone && tipo !== 'oculto');
  const named = (says: Says) => asked.filter(({ keys, tipo }) => says(keys[0] ?? '', tipo));
  const sender = [...named(isName), ...named(isEmail).slice(0, 1), ...named(isPhone).slice(0, 1)];
  return [...new Set([...sender, ...columns])];
}

/** The e-mail and telephone by which `form.submitted` finds a contact (`docs/open-points.md`), and a name. */
export function contactKeysOf(submission: Submission, columns: readonly AnswerColumn[]) {
  const textOf = (isIt: Says) => {
    const column = columns.find(
      (each) => isIt(each.keys[0] ?? '', each.tipo) && !isBlankAnswer(answerIn(each, submission)),
    );
    if (column) return plainText(answerIn(column, submission)).trim();
    const entry = Object.entries(answersOf(submission)).find(
      ([key, value]) => isIt(key, '') && !isBlankAnswer(value),
    );
    return entry ? plainText(entry[1]).trim() : '';
  };
  return {
    email: textOf(isEmail),
    telefono: textOf(isPhone),
    nombre: textOf((key) => /^(nombre|name|full_?name|nombre_completo)$/i.test(key)),
  };
}
