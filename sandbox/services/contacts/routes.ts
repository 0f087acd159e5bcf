import * as contract from '../../../lib/contract/contacts.ts';
import { type Route, read, write } from '../../core/route.ts';
import { addContactTags } from './add-contact-tags.ts';
import { createContact } from './create-contact.ts';
import { deleteContact } from './delete-contact.ts';
import { getContact } from './get-contact.ts';
import { listContacts } from './list-contacts.ts';
import { listTags } from './list-tags.ts';
import { removeContactTag } from './remove-contact-tag.ts';
import { updateContact } from './update-contact.ts';
import { upsertContact } from './upsert-contact.ts';

export const contactsRoutes: readonly Route[] = [
  read(contract.listContacts, listContacts),
  write(contract.createContact, createContact),
  read(contract.getContact, getContact),
  write(contract.updateContact, updateContact),
  write(contract.deleteContact, deleteContact),
  write(contract.upsertContact, upsertContact),
  write(contract.addContactTags, addContactTags),
  write(contract.removeContactTag, removeContactTag),
  read(contract.listTags, listTags),
];
