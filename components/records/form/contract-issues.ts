import type { z } from 'zod';
import { errorDetails } from '@/lib/contract/validation';
import type { Body } from '@/lib/records/draft';
import type { Field } from '@/lib/resources/resource';

/** The rules of a body's fields: `createContact.body.shape`. */
export type Rules = Readonly<Record<string, z.ZodType>>;

/** What the contract would refuse of a body: issue codes by field. Ids are the server's to judge. */
export function contractIssues(
  rules: Rules,
  fields: Readonly<Record<string, Field | undefined>>,
  body: Body,
): Readonly<Record<string, string>> {
  const issues = Object.entries(body).flatMap(([name, value]) => {
    const kind = fields[name]?.kind;
    if (kind === 'ref' || kind === 'id') return [];
    const result = rules[name]?.safeParse(value);
    if (!result || result.success) return [];
    const isMissing = value === null || value === '';
    return [
      [name, isMissing ? 'required' : (errorDetails(result.error, value)[0]?.issue ?? 'invalid_value')],
    ];
  });
  return Object.fromEntries(issues);
}
