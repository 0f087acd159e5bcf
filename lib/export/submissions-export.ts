import 'server-only';
import { z } from 'zod';
import { ApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import { getForm } from '@/lib/api/contract/forms';
import { text } from '@/lib/contract/scalars';
import type { Column } from '@/lib/files/format';
import { type AnswerColumn, answerIn, fieldColumns, goneColumns, restOf } from '@/lib/forms/answer-columns';
import { plainText } from '@/lib/forms/answer-text';
import { answersOf, type Submission } from '@/lib/forms/answers';
import { checkedQuery } from '@/lib/http/read-input';
import { submissionsOf } from '@/lib/resources/forms/submissions';
import type { Exportable, ExportCall } from './exportable';
import { recordExport } from './record-export';

/** Texts in a query: `["correo","fono"]`. */
const texts = z
  .string()
  .max(8_000)
  .transform((value, context): readonly string[] => {
    try {
      return z.array(z.string().max(200)).max(500).parse(JSON.parse(value));
    } catch {
      context.addIssue({ code: 'custom', message: 'invalid_type' });
      return [];
    }
  })
  .optional();
const ownQuery = z.object({ form_id: text(200).regex(/^(?!\.{1,2}$)./s), renamed: texts, gone: texts });

const common = ['id', 'created_at', 'status', 'form_version'];
/** What no column has: nothing that was sent is left out. */
const REST = 'other_answers';

/**
 * Submissions of one form as their page filters them: `?form_id=12`, `renamed` (pairs of a column and a key that it had
 * before), `gone` (keys that no field has any more). A column for each field, by its label; NDJSON has each as it was sent.
 */
export const submissionsExport: Exportable = {
  columns: common,
  isUpstream: true,
  open: async (query, options, session) => {
    const { form_id: formId, renamed = [], gone = [] } = checkedQuery(query, ownQuery);
    const fields = withRenamed(fieldColumns(await readFields(formId, options)), renamed);
    const columns = [...fields, ...goneColumns(fields, gone)];
    const readPage = await recordExport(submissionsOf(formId, fields)).open(query, options, session);
    const readRows = async (...asked: Parameters<typeof readPage>) => {
      const page = await readPage(...asked);
      return { ...page, rows: page.rows.map((row) => lineOf(row as Submission, columns)) };
    };
    return Object.assign(readRows, { columns: headsOf(columns) });
  },
};

/** The fields of the form; none where it is gone or may not be read, so that its submissions can still be had. */
async function readFields(formId: string, options: ExportCall) {
  try {
    return (await call(getForm, { path: { form_id: formId } }, options)).campos ?? [];
  } catch (error) {
    if (error instanceof ApiError && [403, 404, 405, 410, 501].includes(error.status)) return [];
    throw error;
  }
}

function withRenamed(columns: readonly AnswerColumn[], renamed: readonly string[]): readonly AnswerColumn[] {
  const before = new Map<string, string[]>();
  for (let at = 0; at + 1 < renamed.length; at += 2) {
    before.set(renamed[at]!, [...(before.get(renamed[at]!) ?? []), renamed[at + 1]!]);
  }
  return columns.map((column) => ({
    ...column,
    keys: [...new Set([...column.keys, ...(before.get(column.id) ?? [])])],
  }));
}

/** Two fields of one label are told apart by their keys. */
function headsOf(columns: readonly AnswerColumn[]): readonly Column[] {
  const counts = new Map<string, number>(common.map((name) => [name, 1]));
  for (const { label } of columns) counts.set(label, (counts.get(label) ?? 0) + 1);
  const labelOf = ({ label, keys }: AnswerColumn) =>
    counts.get(label)! > 1 ? `${label} (${keys[0]})` : label;
  return [...common, ...columns.map((column) => ({ name: column.id, label: labelOf(column) })), REST];
}

/** A copy keeps what the server sent, so that NDJSON has that. */
function lineOf(row: Submission, columns: readonly AnswerColumn[]): object {
  const cells = columns.map((column) => [column.id, plainText(answerIn(column, row))]);
  const rest = restOf(columns, row);
  const isRead = Object.keys(answersOf(row)).length > 0;
  return {
    ...row,
    ...Object.fromEntries(cells),
    [REST]: !isRead && row.datos !== undefined ? row.datos : Object.keys(rest).length > 0 ? rest : '',
  };
}
