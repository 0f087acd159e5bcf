import { type Keyed, keyValue } from '@/lib/contacts/match';
import { upsertCompany } from '@/lib/contract/companies';
import { upsertContact } from '@/lib/contract/contacts';
import { upsertDeal } from '@/lib/contract/deals';
import { createTask } from '@/lib/contract/tasks';
import { type CountryCode, type PhoneLibrary, readPhone } from '@/lib/fields/phone';
import { readRut } from '@/lib/fields/rut';
import { withoutGuard } from '@/lib/files/csv';
import { cellOf, type Mapping } from '@/lib/files/mapping';
import { readNames } from '@/lib/files/names-cell';
import { rowKey } from '@/lib/files/row-key';
import { inSlices } from '@/lib/files/slices';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import {
  type ImportField,
  type ImportFieldName,
  importFields,
  importKeys,
  requiredNames,
} from './import-fields';
import { findPipeline, findStage, type PipelineChoice } from './import-stages';
import { type DateOrder, type DecimalMark, readDay, readDecimal, readDue, readStatus } from './import-values';

/** How the cells of a file are read. */
export type ImportSettings = {
  readonly country: CountryCode;
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
  /** For deals without one of their own. */
  readonly currency: string;
};

export type ImportRules = {
  readonly kind: ImportKind;
  readonly mapping: Mapping<ImportFieldName>;
  readonly settings: ImportSettings;
  readonly fileDigest: string;
  readonly phones: PhoneLibrary;
  /** For deals: what names of pipelines and stages mean. */
  readonly pipelines: readonly PipelineChoice[];
};

export type RowIssue = {
  readonly field: ImportFieldName | 'row';
  readonly issue: string;
  readonly value: string;
};
export type ImportBody = Readonly<Record<string, unknown>>;

/** A row of the file, ready to be sent or with what is wrong with it. */
export type PreparedRow = {
  /** Its number in the file, the row of headers being 1. */
  readonly row: number;
  readonly body: ImportBody;
  readonly tags: readonly string[];
  readonly issues: readonly RowIssue[];
  readonly key: string;
};

const bodies = {
  contacts: upsertContact.body,
  companies: upsertCompany.body,
  deals: upsertDeal.body,
  tasks: createTask.body,
} as const;

/** Reads one row: every cell into what the API takes, and all of them against the contract. */
export function prepareRow(cells: readonly string[], index: number, rules: ImportRules): PreparedRow {
  const issues: RowIssue[] = [];
  const body: Record<string, unknown> = {};
  let tags: readonly string[] = [];
  const row = index + 2;

  for (const field of importFields[rules.kind]) {
    const text = withoutGuard(cellOf(cells, rules.mapping, field.name)?.trim() ?? '');
    if (text === '') continue;
    if (field.kind === 'tags') {
      tags = readNames(text);
      continue;
    }
    if (field.kind === 'pipeline' || field.kind === 'stage') continue;
    const value = readValue(field, text, rules.settings, rules.phones);
    if (value === undefined) issues.push({ field: field.name, issue: issueOf(field), value: text });
    else body[field.name] = value;
  }
  if (rules.kind === 'deals') placeDeal(cells, rules, body, issues);
  const required = requiredNames[rules.kind];
  if (rules.mapping.includes(required) && body[required] === undefined) {
    issues.push({ field: required, issue: 'required', value: '' });
  }
  if (issues.length === 0) issues.push(...contractIssues(rules.kind, body));
  if (
    cells.length > rules.mapping.length &&
    cells.slice(rules.mapping.length).some((cell) => cell.trim() !== '')
  ) {
    issues.push({ field: 'row', issue: 'too_many_cells', value: String(cells.length) });
  }
  return { row, body, tags, issues, key: rowKey(rules.fileDigest, row, { body, tags }) };
}

function readValue(
  { kind }: ImportField,
  text: string,
  settings: ImportSettings,
  phones: PhoneLibrary,
): unknown {
  switch (kind) {
    case 'phone': {
      const reading = readPhone(text, settings.country, phones);
      return reading.kind === 'valid' ? reading.e164 : undefined;
    }
    case 'rut': {
      const reading = readRut(text);
      return reading.kind === 'valid' ? reading.rut : undefined;
    }
    case 'decimal':
      return readDecimal(text, settings.decimalMark);
    case 'date':
      return readDay(text, settings.dateOrder);
    case 'due':
      return readDue(text, settings.dateOrder);
    case 'status':
      return readStatus(text);
    case 'currency':
      return text.toUpperCase() === 'UF' ? 'CLF' : text.toUpperCase();
    case 'url':
      return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
    case 'id':
      return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
    default:
      return text;
  }
}

function issueOf({ kind }: ImportField): string {
  const words: Partial<Record<ImportField['kind'], string>> = {
    phone: 'not_e164',
    rut: 'invalid_rut',
    decimal: 'invalid_decimal',
    date: 'invalid_date',
    due: 'invalid_date',
    status: 'unknown_status',
    id: 'invalid_id',
  };
  return words[kind] ?? 'invalid';
}

/** Puts the deal where the row says, by name or id; the currency that all have where the row names none. */
function placeDeal(
  cells: readonly string[],
  rules: ImportRules,
  body: Record<string, unknown>,
  issues: RowIssue[],
): void {
  const named = cellOf(cells, rules.mapping, 'pipeline')?.trim() ?? '';
  const stageName = cellOf(cells, rules.mapping, 'stage')?.trim() ?? '';
  const pipeline = findPipeline(rules.pipelines, named);
  if (named !== '' && !pipeline) issues.push({ field: 'pipeline', issue: 'unknown_pipeline', value: named });
  if (pipeline && named !== '') body.pipeline_id = pipeline.id;
  if (stageName !== '' && (named === '' || pipeline)) {
    const found = findStage(rules.pipelines, stageName, pipeline);
    if (found) Object.assign(body, { pipeline_id: found.pipeline.id, stage_id: found.stage.id });
    else issues.push({ field: 'stage', issue: 'unknown_stage', value: stageName });
  }
  if (body.amount !== undefined && body.currency === undefined && rules.settings.currency !== '') {
    body.currency = rules.settings.currency;
  }
}

function contractIssues(kind: ImportKind, body: ImportBody): RowIssue[] {
  const keys = importKeys[kind];
  if (keys.length > 0 && keys.every((key) => keyValue(body as Keyed, key) === '')) {
    return [{ field: 'row', issue: 'match_key_required', value: '' }];
  }
  const result = bodies[kind].safeParse(body);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => {
    const field = String(path[0] ?? 'row') as ImportFieldName;
    return { field, issue: message, value: String(body[field] ?? '') };
  });
}

/**
 * Marks rows that share a key with an earlier one: both would be written to one record, whichever came last. The
 * API would find the earlier row's record by any of the keys, so each of them counts.
 */
export function markDuplicates(rows: readonly PreparedRow[], kind: ImportKind): readonly PreparedRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (row.issues.length > 0) return row;
    const values = importKeys[kind]
      .map((key) => [key, keyValue(row.body as Keyed, key)] as const)
      .filter(([, value]) => value !== '');
    const taken = values.find(([key, value]) => seen.has(`${key} ${value}`));
    if (taken) {
      const [field, value] = taken;
      const issue = `duplicate_of_row ${seen.get(`${field} ${value}`)}`;
      return { ...row, issues: [{ field: field as ImportFieldName, issue, value }] };
    }
    for (const [key, value] of values) seen.set(`${key} ${value}`, row.row);
    return row;
  });
}

/** Prepares all rows, a slice at a time, so that the page stays alive. */
export async function prepareRows(
  rows: readonly (readonly string[])[],
  rules: ImportRules,
  signal?: AbortSignal,
): Promise<readonly PreparedRow[]> {
  const prepared: PreparedRow[] = [];
  await inSlices(rows, (cells, index) => void prepared.push(prepareRow(cells, index, rules)), signal);
  return markDuplicates(prepared, rules.kind);
}
