import type { ContactRecord } from '@/lib/api/records';
import { keyValue } from '@/lib/contacts/match';
import type { AnswerColumn } from './answer-columns';
import type { Submission } from './answers';
import { contactKeysOf } from './who-sent';

export type ContactKeys = { readonly email: string; readonly telefono: string };
export type ContactMatch = { readonly contact: ContactRecord; readonly by: 'email' | 'telefono' };

/** Digits of a number as far as they tell it: with and without the country's. */
const LEAST_DIGITS = 8;

/**
 * The contacts that have the e-mail or telephone of a submission, as `form.submitted` finds them
 * (`docs/open-points.md`): by e-mail first; telephones are alike however they are spaced.
 */
export function matchingContacts(
  wanted: ContactKeys,
  contacts: readonly ContactRecord[],
): readonly ContactMatch[] {
  const email = keyValue(wanted, 'email');
  const found = new Map<string, ContactMatch>();
  for (const contact of contacts) {
    if (email !== '' && keyValue(contact, 'email') === email)
      found.set(String(contact.id), { contact, by: 'email' });
  }
  for (const contact of contacts) {
    if (!found.has(String(contact.id)) && isSameNumber(wanted.telefono, contact.telefono ?? ''))
      found.set(String(contact.id), { contact, by: 'telefono' });
  }
  return [...found.values()];
}

/** Whether a contact is whom `matchingContacts` finds for a submission. */
export function isSentBy(
  submission: Submission,
  contact: ContactRecord,
  columns: readonly AnswerColumn[],
): boolean {
  return matchingContacts(contactKeysOf(submission, columns), [contact]).length > 0;
}

function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [one.replace(/\D/g, ''), other.replace(/\D/g, '')];
  if (Math.min(a.length, b.length) < LEAST_DIGITS) return false;
  return a.endsWith(b) || b.endsWith(a);
}
