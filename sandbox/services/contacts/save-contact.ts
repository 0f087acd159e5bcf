import type { Contact, createContact, updateContact } from '../../../lib/contract/contacts.ts';
import type { Input } from '../../../lib/contract/operation.ts';
import { changedFields } from '../../core/changed-fields.ts';
import type { WriteContext } from '../../core/context.ts';
import { assertCompany, claimContactKeys, searchTextOf } from './contact-rules.ts';
import { contactReply } from './replies.ts';
import { type ContactRow, changeContact, insertContact } from './store.ts';

type NewContact = Input<typeof createContact>['body'];
type ContactChange = Input<typeof updateContact>['body'];

/** Makes a contact whose keys nobody has, and says so. */
export async function addContact(context: WriteContext, body: NewContact): Promise<Contact> {
  const { db, subaccountId, now } = context;
  await claimContactKeys(context, { email: body.email, externalId: body.external_id });
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
  const reply = await contactReply(db, row);
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
  await claimContactKeys(context, { email: body.email, externalId: body.external_id }, row.id);
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
  const reply = await contactReply(
    db,
    await changeContact(db, row.id, { ...values, buscable: searchTextOf(changed), updatedAt: now }),
  );
  context.emit('contact.updated', reply, previous);
  return reply;
}
