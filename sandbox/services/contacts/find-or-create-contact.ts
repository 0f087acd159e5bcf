import type { WriteContext } from '../../core/context.ts';
import { lockInSubaccount } from '../../db/locks.ts';
import { keyTaken } from './contact-rules.ts';
import { matchContact } from './match-contact.ts';
import { addContact } from './save-contact.ts';

type Guest = {
  readonly nombre: string;
  readonly email?: string | undefined;
  readonly telefono?: string | undefined;
};

/** The contact with that e-mail, else with that phone, unchanged; else a new one. Answers its id. */
export async function findOrCreateContact(context: WriteContext, guest: Guest): Promise<{ id: number }> {
  lockInSubaccount(context.db, context.subaccountId, 'contacts');
  const known = (await matchContact(context, guest)) ?? (await addContact(context, guest));
  // Made since we looked: who makes a contact does not wait for our lock.
  const found = known ?? (await matchContact(context, guest));
  if (!found) throw keyTaken('email', 'Another contact');
  return found;
}
