import type {
  ComparedKind,
  ComparedRecord,
  Comparison,
  Difference,
  UnresolvedReference,
} from '../../lib/configuration/comparison.ts';
import type { Json } from '../../lib/contract/scalars.ts';
import { quoted, removalName } from './removals.ts';
import { kindName, referenceKindName } from './words.ts';

const LONGEST_VALUE = 72;

/** What differs, as lines: kind by kind, record by record, field by field. What is equal is counted only. */
export function comparisonLines(comparison: Comparison): string[] {
  const { name } = comparison.target;
  const lines = comparison.kinds.flatMap((kind) => kindLines(kind, name));
  const questions = comparison.questions.map(
    ({ kind, source, targets }) =>
      `  ? ${kindName(kind)}: ${called(source)} could be ${targets.map(called).join(' or ')}`,
  );
  const asked = [
    'Could be one of several. Select which in the console, on the page Configuration:',
    ...questions,
    '',
  ];
  return [...lines, ...(questions.length > 0 ? asked : []), summary(comparison)];
}

/** Whether there is anything that an apply would change, leave out, or ask about. */
export function isDifferent({ kinds, questions }: Comparison): boolean {
  return (
    questions.length > 0 ||
    kinds.some(({ records }) =>
      records.some(({ status, standing }) => status !== 'equal' || standing?.source === 'published'),
    )
  );
}

function kindLines({ kind, records, source, target }: ComparedKind, name: string): string[] {
  const title = kindName(kind);
  if (source.support === 'not_in_files') return [];
  if (target.support !== 'yes' && target.support !== 'read_only') {
    return [`${title}: not compared, ${reasons[target.support] ?? target.support}`, ''];
  }
  const lines = records.flatMap((record) => recordLines(record, name));
  return lines.length === 0 ? [] : [title, ...lines, ''];
}

const reasons: Readonly<Record<string, string>> = {
  missing: 'the connection’s server does not have this',
  no_right: 'the connection’s key may not read this',
  failed: 'the connection’s server did not answer',
};

function recordLines(record: ComparedRecord, name: string): string[] {
  const unresolved = record.unresolved.map(unresolvedLine);
  if (record.isAsked) return [`  ? ${called(record)} (left out until it is answered which it is)`];
  if (record.status === 'onlySource') return [`  + ${called(record)} (only in the folder)`, ...unresolved];
  if (record.status === 'onlyTarget')
    return [`  - ${called(record)} (only in ${name}; --delete ${quoted(record.key)})`];
  const beside = [...standingLines(record), ...unresolved];
  if (record.status === 'equal')
    return beside.length === 0 ? [] : [`  = ${called(record)} (equal but for)`, ...beside];
  const lines = record.differences.map((difference) => differenceLine(record, difference));
  return [`  ~ ${called(record)}`, ...lines, ...beside];
}

/** Of what is published on one side alone. */
function standingLines({ standing }: ComparedRecord): string[] {
  if (!standing) return [];
  const { source, target } = standing;
  const note = source === 'published' ? 'published by --activate' : 'stays published';
  return [`      state: ${target} → ${source} (${note})`];
}

function differenceLine(record: ComparedRecord, difference: Difference): string {
  const { path, change, source, target, changedBy, isWritable } = difference;
  const where = path.join(' / ');
  const notes = [
    ...(changedBy === 'both' ? ['conflict: both sides changed it, pass --take'] : []),
    ...(isWritable && difference.isRemoval
      ? [`stays without --remove ${quoted(removalName(record, difference))}`]
      : []),
    ...(isWritable ? [] : ['stays as it is, the API cannot write it']),
  ];
  const what = change === 'order' ? `another order` : `${shortText(target)} → ${shortText(source)}`;
  return `      ${where}: ${what}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

function unresolvedLine({ kind, name, reason, usedAt, by }: UnresolvedReference): string {
  const why = {
    missing: by === 'name' ? 'is not there yet, which stops nothing' : 'is not there',
    ambiguous: 'is there more than once',
    unreadable: 'cannot be looked up',
  };
  const places = usedAt.map((path) => path.join(' / ')).join(', ');
  return `      ! the ${referenceKindName(kind)} “${name}” ${why[reason]} (${places})`;
}

const called = ({ title, detail }: { readonly title: string; readonly detail?: string }) =>
  detail === undefined || detail === title ? title : `${title} [${detail}]`;

function shortText(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function summary({ kinds, questions }: Comparison): string {
  const records = kinds.flatMap((kind) => kind.records);
  const count = (status: ComparedRecord['status']) => records.filter((one) => one.status === status).length;
  const conflicts = records.filter(({ differences }) => differences.some((one) => one.changedBy === 'both'));
  const blocked = records.filter(({ unresolved }) => unresolved.length > 0);
  const parts = [
    `${count('equal')} equal`,
    `${count('different')} different`,
    `${count('onlySource')} only in the folder`,
    `${count('onlyTarget')} only in the connection`,
    ...(conflicts.length > 0 ? [`${conflicts.length} with conflicts`] : []),
    ...(blocked.length > 0 ? [`${blocked.length} that name what is not there`] : []),
    ...(questions.length > 0 ? [`${questions.length} to be answered`] : []),
  ];
  return parts.join(', ');
}
