import { createCompany } from '@/lib/contract/companies';
import { createContact } from '@/lib/contract/contacts';
import type { PartyBody, PartyFieldName } from './party-draft';

const rules = { ...createCompany.body.shape, ...createContact.body.shape };

/** What the contract would refuse: issue codes by field. */
export function issuesOf(body: PartyBody): Partial<Record<string, string>> {
  const issues: Partial<Record<string, string>> = {};
  for (const [name, value] of Object.entries(body)) {
    // Ids are the server's to judge: they go back as they were read.
    if (name === 'empresa_id') continue;
    const result = rules[name as PartyFieldName].safeParse(value);
    if (!result.success) issues[name] = result.error.issues[0]?.message ?? 'invalid';
  }
  return issues;
}
