import * as contract from '../../../lib/contract/contacts.ts';
import { fold } from '../../core/fold.ts';
import { addContactTags } from '../../services/contacts/add-contact-tags.ts';
import { removeContactTag } from '../../services/contacts/remove-contact-tag.ts';
import { lockContactAndKeys, lockContactOrThrow, selectTagsOf } from '../../services/contacts/store.ts';
import { updateContact } from '../../services/contacts/update-contact.ts';
import { upsertContact } from '../../services/contacts/upsert-contact.ts';
import { own } from '../../services/workflows/graph.ts';
import { type Action, carryOut, contactOf, textAt, withoutUndefined } from './action.ts';
import { fieldValue } from './field-value.ts';

export const addTag: Action = async (input) => {
  const name = textAt(input.config, 'tag_name')!;
  const { tags } = await carryOut(contract.addContactTags, addContactTags, input.context, {
    path: { cid: contactOf(input) },
    body: { tag_names: [name] },
  });
  const tag = tags.find(({ nombre }) => fold(nombre) === fold(name))!;
  return { detalle: { tag_id: tag.id, tag_name: tag.nombre } };
};

/** Taking off what the contact lacks is no failure: the contact is as it should be. */
export const removeTag: Action = async (input) => {
  const cid = contactOf(input);
  const name = textAt(input.config, 'tag_name')!;
  await lockContactOrThrow(input.context, cid);
  const tags = await selectTagsOf(input.context.db, [cid]);
  const tag = tags.find(({ nombre }) => fold(nombre) === fold(name));
  if (!tag) return { detalle: { tag_id: null, tag_name: name, quitada: false } };
  await carryOut(contract.removeContactTag, removeContactTag, input.context, {
    path: { cid, tag_id: tag.id },
  });
  return { detalle: { tag_id: tag.id, tag_name: tag.nombre, quitada: true } };
};

export const updateContactField: Action = async (input) => {
  const [field, value] = fieldValue(input.config);
  const { id } = await carryOut(contract.updateContact, updateContact, input.context, {
    path: { cid: contactOf(input) },
    body: { [field]: value },
  });
  return { detalle: { contacto_id: id, campo: field, valor: value } };
};

export const setContactCustomField: Action = async (input) => {
  const cid = contactOf(input);
  const key = textAt(input.config, 'clave')!;
  const valor = own(input.config, 'valor') ?? null;
  // Held from the look on: what another request adds meanwhile is not lost.
  const { camposCustom } = await lockContactAndKeys(input.context, cid);
  await carryOut(contract.updateContact, updateContact, input.context, {
    path: { cid },
    body: { campos_custom: { ...camposCustom, [key]: valor } },
  });
  return { detalle: { contacto_id: cid, clave: key, valor } };
};

export const createOrUpdateContact: Action = async ({ context, config }) => {
  const fields = ['nombre', 'apellido', 'email', 'telefono'];
  const body = withoutUndefined(Object.fromEntries(fields.map((key) => [key, textAt(config, key)])));
  const { id, created } = await carryOut(contract.upsertContact, upsertContact, context, { body });
  return { detalle: { contacto_id: id, creado: created }, records: { contactoId: id } };
};
