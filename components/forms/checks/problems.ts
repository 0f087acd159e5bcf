import { fieldsOf, isFieldList } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { fieldProblems } from './field-problems';
import { formProblems } from './form-problems';
import { errorCodes, type Finding, type Problem, type ProblemCode } from './problem';
import { ruleProblems } from './rule-problems';

const errors = new Set<ProblemCode>(errorCodes);

/** Everything that is wrong with a form; errors, which the API would refuse, first. */
export function problemsOf(document: FormDocument): readonly Problem[] {
  if (!isFieldList(document)) return [{ level: 'error', code: 'no_list' }];
  const found = [...fieldProblems(document), ...ruleProblems(document), ...formProblems(document)];
  const places = new Map(fieldsOf(document).map(({ key, index }) => [key, index]));
  const place = ({ field }: Finding) => (field === undefined ? -1 : (places.get(field) ?? -1));
  return found
    .map((finding): Problem => ({ ...finding, level: errors.has(finding.code) ? 'error' : 'warning' }))
    .sort((a, b) => a.level.localeCompare(b.level) || place(a) - place(b));
}
