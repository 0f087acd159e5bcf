import type { WriteContext } from '../../core/context.ts';
import { lockInSubaccount } from '../../db/locks.ts';
import { matchContact } from './match-contact.ts';
import { addContact } from './save-contact.ts';

type Guest = {
  readonly nombre: string;
  readonly email?: string | undefined;
  readonly telefono?: string | undefined;
};

/** The contact with that e-mail, else with that phone, unchanged; else a new one. Answers its id. */
export async function findOrCreateContact(context: WriteContext, guest: Guest): Promise<{ id: number }> {
  await lockInSubaccount(context.db, context.subaccountId, 'contacts');
  return (await matchContact(context, guest)) ?? addContact(context, guest);
}
