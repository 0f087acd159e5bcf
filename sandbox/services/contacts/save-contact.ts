import type { Contact, createContact, updateContact } from '../../../lib/contract/contacts.ts';
import type { Input } from '../../../lib/contract/operation.ts';
import { changedFields } from '../../core/changed-fields.ts';
import type { WriteContext } from '../../core/context.ts';
import { assertCompany, claimContactKeys, keysSent, keyTakenBy, searchTextOf } from './contact-rules.ts';
import { contactRecord, contactReply } from './replies.ts';
import { type ContactRow, changeContact, insertContact } from './store.ts';

type NewContact = Input<typeof createContact>['body'];
type ContactChange = Input<typeof updateContact>['body'];

/** Makes a contact and says so. Undefined where another one has its e-mail or its external id. */
export async function addContact(context: WriteContext, body: NewContact): Promise<Contact | undefined> {
  const { db, subaccountId, now } = context;
  await assertCompany(context, body.empresa_id);
  const searched = {
    nombre: body.nombre,
    apellido: body.apellido ?? null,
    email: body.email ?? null,
    telefono: body.telefono ?? null,
    rut: body.rut ?? null,
    externalId: body.external_id ?? null,
  };
  const row = await insertContact(db, {
    subaccountId,
    ...searched,
    empresaId: body.empresa_id ?? null,
    camposCustom: body.campos_custom ?? {},
    buscable: searchTextOf(searched),
    createdAt: now,
    updatedAt: now,
  });
  if (!row) return undefined;
  const reply = contactRecord(row, []);
  context.emit('contact.created', reply);
  return reply;
}

/** Changes a locked contact: fields left out keep their value, null empties. Says what changed, if anything did. */
export async function saveContact(
  context: WriteContext,
  row: ContactRow,
  body: ContactChange,
): Promise<Contact> {
  const { db, now } = context;
  await claimContactKeys(context, keysSent(body), row.id);
  await assertCompany(context, body.empresa_id);
  const before = await contactReply(db, row);
  const sent = {
    nombre: body.nombre,
    apellido: body.apellido,
    email: body.email,
    telefono: body.telefono,
    rut: body.rut,
    externalId: body.external_id,
    empresaId: body.empresa_id,
    camposCustom: body.campos_custom,
  };
  const values = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const changed = { ...row, ...values };
  const previous = changedFields(before, await contactReply(db, changed));
  if (!previous) return before;
  const stored = await changeContact(db, row.id, {
    ...values,
    buscable: searchTextOf(changed),
    updatedAt: now,
  }).catch((error: unknown) => {
    // Made since we looked: who makes a contact does not wait for our lock.
    throw keyTakenBy(error) ?? error;
  });
  const reply = await contactReply(db, stored);
  context.emit('contact.updated', reply, previous);
  return reply;
}
